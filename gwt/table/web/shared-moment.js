// A link that shows one moment of a game: what would come over a socket is asked for once.
import { Connection } from "./connection.js";

/** @import { Kind, Messages, Problem } from "./wire.d.ts" */

/** @param {string} secret */
export const isSharedMoment = (secret) => secret.startsWith("moment.");

export class SharedMoment extends Connection {
  /** @param {string} language */
  async open(language) {
    this.language = language;
    try {
      const table = await this.get("", { language });
      const moment = await this.get(`moments/${table.you.moment ?? 0}`, { language });
      this.emit("welcome", { you: table.you, language, table });
      this.emit("moment", moment);
    } catch (error) {
      this.emit("lost", { final: true, refusal: /** @type {Problem} */ (error) });
    }
  }

  // There is nobody to ask: only another language can be had.
  /** @template {Kind} Type @param {Type} type @param {Messages[Type][0]} content @returns {Promise<Messages[Type][1]>} */
  async ask(type, content) {
    if (type !== "language" || !("language" in content)) throw new Error(type);
    await this.open(content.language);
    return {};
  }
}
