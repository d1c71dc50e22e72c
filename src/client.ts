/** The browser's entry, kept tiny: it starts the runtime when the page asks for it and keeps what happens before. */
import "./lib/boot/entry.ts";
