import { JSONParser } from "@streamparser/json";
import { maxLengthOf } from "../../src/domain/generator/wording-fields.ts";
import { type ContentPart, placeText } from "./task/wordings-task.ts";
import { WordingsFailure } from "./wordings-failure.ts";

/**
 * The content so far, parsed from JSON while it is written. Each letter is parsed once, so long outputs cost no more per letter.
 * Texts that belong to no field are dropped, and none grows longer than its field allows.
 */
export class PartialContent {
  /** Grows by one with every change. */
  version = 0;
  readonly #content: ContentPart = {};
  readonly #parser = new JSONParser({ emitPartialTokens: true, emitPartialValues: true });
  #json = { version: -1, text: "" };

  /** @param fullPaths the path in the whole content, by the path in the output */
  constructor(fullPaths: ReadonlyMap<string, string>) {
    this.#parser.onValue = ({ value, key, stack }) => {
      if (typeof value !== "string" || key === undefined) return;
      const path = fullPaths.get(
        [...stack.slice(1).map((container) => container.key), key].join("."),
      );
      if (path === undefined || value === "") return;
      const keys = path.split(".").map((name) => (/^\d$/.test(name) ? Number(name) : name));
      placeText(this.#content, keys, value.slice(0, maxLengthOf(path)));
      this.version += 1;
    };
  }

  /**
   * Parses the next piece.
   * @throws WordingsFailure when it is no JSON.
   */
  write(text: string): void {
    try {
      if (!this.#parser.isEnded) this.#parser.write(text);
    } catch {
      throw new WordingsFailure("invalid_output", "no_json");
    }
  }

  /** The content so far as JSON: a deep partial of SiteContent. Reasons that are not there yet, or not asked for, are {}. */
  json(): string {
    if (this.#json.version !== this.version)
      this.#json = { version: this.version, text: JSON.stringify(this.#content, withoutGaps) };
    return this.#json.text;
  }
}

function withoutGaps(_key: string, value: unknown): unknown {
  return Array.isArray(value) ? Array.from(value, (item: unknown) => item ?? {}) : value;
}
