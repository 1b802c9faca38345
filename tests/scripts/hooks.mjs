// Finds modules as a page does, to which those of replays and of the table are one folder.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TABLE = "/gwt/table/web/";
const PICTURE = "/gwt/picture/web/";

export const resolve = (specifier, context, next) => {
  if (specifier.startsWith("./") && context.parentURL?.includes(TABLE)) {
    const own = new URL(specifier, context.parentURL);
    if (!existsSync(fileURLToPath(own))) return next(own.href.replace(TABLE, PICTURE), context);
  }
  return next(specifier, context);
};

// No file beside them says that they are modules.
export const load = (url, context, next) =>
  next(url, url.includes(TABLE) || url.includes(PICTURE) ? { ...context, format: "module" } : context);
