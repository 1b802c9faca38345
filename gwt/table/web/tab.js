// Values that last as long as the tab is open, as JSON by their keys.
export const keptInTab = (key) => {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
};

export const keepInTab = (key, value) => sessionStorage.setItem(key, JSON.stringify(value));
