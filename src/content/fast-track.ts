import { type FastTrackContent, fastTrack as en } from "./en/fast-track.ts";
import { fastTrack as fr } from "./fr/fast-track.ts";
import type { Localized } from "./schema.ts";

export const fastTrack: Localized<FastTrackContent> = { en, fr };
