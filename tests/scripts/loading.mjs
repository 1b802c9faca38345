// Loads the scripts of the pages into node, with as much of a browser as they touch.
import * as modules from "node:module";
import * as hooks from "./hooks.mjs";
import { install } from "./browser.mjs";

if (modules.registerHooks) modules.registerHooks(hooks);
else modules.register("./hooks.mjs", import.meta.url);
install();

const ROOT = new URL("../../", import.meta.url);

export const ofTable = (name) => import(new URL(`gwt/table/web/${name}.js`, ROOT).href);
export const ofPictures = (name) => import(new URL(`gwt/picture/web/${name}.js`, ROOT).href);
// The scripts of the site are no modules; the search gives out its names where it finds `module`.
export const ofSite = (name) => modules.createRequire(import.meta.url)(`../../gwt/site/${name}.js`);
