// Values that last as long as the tab is open, as JSON by their keys.
/** @param {string} key @returns {unknown} */
export const readTab = (key) => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

/** @param {string} key @param {object} value */
export const writeTab = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
