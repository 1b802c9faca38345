// Calls somebody whose turn it is: by a sound, by trembling, by a mark on the icon, and by a notification while
// the page is not looked at.
import { writeStored, readStored } from "./dom.js";

const SOUND = "gwt-sound";
const NOTICE = "gwt-notice";
const TREMBLE = "gwt-tremble";
const TREMBLES = [120, 80, 120];
// Two tones: their pitch in hertz, and when they begin and end, in seconds.
const TONES = [[660, 0, 0.16], [880, 0.14, 0.34]];
const LOUD = 0.12;

export const sounds = () => readStored(SOUND) === "yes";
export const notifies = () => readStored(NOTICE) === "yes" && globalThis.Notification?.permission === "granted";
export const trembles = () => readStored(TREMBLE) === "yes";
export const canTremble = () => "vibrate" in navigator;
export const canNotify = () => "Notification" in globalThis;

// A browser lets a page sound only after somebody has clicked on it.
/** @param {boolean} on */
export const setSounds = (on) => {
  writeStored(SOUND, on ? "yes" : "no");
  if (on) playSound();
};

// Returns whether the browser allows it.
/** @param {boolean} on */
export const setNotifies = async (on) => {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  writeStored(NOTICE, allowed ? "yes" : "no");
  return allowed;
};

/** @param {boolean} on */
export const setTrembles = (on) => {
  writeStored(TREMBLE, on ? "yes" : "no");
  if (on) navigator.vibrate?.(TREMBLES);
};

/** @param {boolean} marked */
const icon = (marked) => {
  const mark = marked ? '<circle cx="23" cy="9" r="8" fill="#d22"/>' : "";
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="6" width="26" height="23" rx="4" fill="#7a4a21"/><path d="M8 13c2 7 14 7 16 0-1 10-3 12-8 12s-7-2-8-12z" fill="#f3e6cf"/>${mark}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
};

// Marks the icon of the page, and of an installed one, while it is somebody's turn here.
/** @param {boolean} on */
export const badge = (on) => {
  /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=icon]")).href = icon(on);
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  // Only installed pages have a mark of their own.
  done?.catch(() => {});
};

const playSound = () => {
  const air = new AudioContext();
  for (const [pitch, start, end] of TONES) {
    const [tone, volume] = [air.createOscillator(), air.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, air.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, air.currentTime + end);
    tone.connect(volume).connect(air.destination);
    tone.start(air.currentTime + start);
    tone.stop(air.currentTime + end);
    tone.onended = () => pitch === TONES[TONES.length - 1][0] && air.close();
  }
};

/** @param {string} title @param {string} text */
export const alertTurn = (title, text) => {
  if (sounds()) playSound();
  if (trembles()) navigator.vibrate?.(TREMBLES);
  if (!document.hidden || !notifies()) return;
  try {
    const notice = new Notification(text, { body: title, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones show notifications of installed pages only.
  }
};
