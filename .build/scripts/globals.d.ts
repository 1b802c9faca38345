// What the scripts of the site that are no modules find as globals.
import type { Plays, Written } from "../../gwt/site/data.d.ts";

declare global {
  // Written above `plays.js`.
  const PLAYS: Written;
  // Declared by `plays.js`.
  const plays: Plays;
}
