// What eslint refuses in the scripts of the pages and in their tests.
import js from "@eslint/js";
import globals from "globals";

const RULES = {
  eqeqeq: ["error", "smart"],
  "no-unused-vars": ["error", { args: "after-used", caughtErrors: "all" }],
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
};

export default [
  js.configs.recommended,
  { rules: RULES, linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["gwt/picture/web/*.js", "gwt/table/web/*.js", "gwt/table/static/*.js", "gwt/site/playground.js"],
    languageOptions: { globals: globals.browser },
  },
  { files: ["gwt/table/static/library-worker.js", "gwt/site/playground-worker.js"], languageOptions: { globals: globals.worker } },
  {
    // Scripts that are no modules; `combinations.js` declares what others share.
    files: ["gwt/site/{combinations,component-browser,offline-pages,points,search-box,theme}.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.browser, PLAYS: "readonly" } },
  },
  { files: ["gwt/site/{component-browser,offline-pages,search-box}.js"], languageOptions: { globals: { plays: "readonly" } } },
  {
    // Other scripts, or the test that loads it, use what these declare.
    files: ["gwt/site/combinations.js", "tests/browser/*.js"],
    rules: { "no-unused-vars": ["error", { vars: "local" }] },
  },
  { files: ["gwt/site/search-worker.js"], languageOptions: { sourceType: "script", globals: { ...globals.worker, module: "readonly" } } },
  {
    files: ["gwt/site/service-worker.js", "gwt/table/static/service-worker.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.serviceworker, VERSION: "readonly", FILES: "readonly" } },
  },
  { files: ["tests/browser/*.js"], languageOptions: { sourceType: "script", globals: globals.browser } },
  { files: ["**/*.mjs"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
];
