// What the scripts of the site that are no modules find as globals.
import type { Plays, Written } from "../../gwt/site/data.d.ts";

declare global {
  // Written above `combinations.js`.
  const PLAYS: Written;
  // Declared by `combinations.js`.
  const plays: Plays;
}
