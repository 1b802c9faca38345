// Calls somebody whose turn it is: by a sound, and by a notification while the page is not looked at.
import "./page.js";

const { keep, kept } = globalThis.gwt;
const SOUND = "gwt-sound";
const NOTICE = "gwt-notice";
// Two tones: their pitch in hertz, and when they begin and end, in seconds.
const TONES = [[660, 0, 0.16], [880, 0.14, 0.34]];
const LOUD = 0.12;

export const sounds = () => kept(SOUND) === "yes";
export const notifies = () => kept(NOTICE) === "yes" && globalThis.Notification?.permission === "granted";
export const canNotify = () => "Notification" in globalThis;

// A browser lets a page sound only after somebody has clicked on it.
export const setSounds = (on) => {
  keep(SOUND, on ? "yes" : "no");
  if (on) ring();
};

// Returns whether the browser allows it.
export const setNotifies = async (on) => {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  keep(NOTICE, allowed ? "yes" : "no");
  return allowed;
};

const ring = () => {
  const air = new AudioContext();
  for (const [pitch, start, end] of TONES) {
    const [tone, volume] = [air.createOscillator(), air.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(LOUD, air.currentTime + start);
    volume.gain.exponentialRampToValueAtTime(0.001, air.currentTime + end);
    tone.connect(volume).connect(air.destination);
    tone.start(air.currentTime + start);
    tone.stop(air.currentTime + end);
    tone.onended = () => pitch === TONES.at(-1)[0] && air.close();
  }
};

export const call = (title, text) => {
  if (sounds()) {
    ring();
    navigator.vibrate?.(200);
  }
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
