// A link that shows one moment of a game: what would come over a socket is asked for once.
import { Link } from "./link.js";

export const isGlimpse = (secret) => secret.startsWith("moment.");

export class Glimpse extends Link {
  async open(language) {
    this.language = language;
    try {
      const table = await this.get("", { language });
      const moment = await this.get(`moments/${table.you.moment}`, { language });
      this.tell("welcome", { you: table.you, language, table });
      this.tell("moment", moment);
    } catch (error) {
      this.tell("lost", { final: true, refusal: error });
    }
  }

  // There is nobody to ask: only another language can be had.
  async ask(type, { language }) {
    if (type !== "language") throw new Error(type);
    await this.open(language);
  }
}
