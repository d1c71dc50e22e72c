export const PICTURES = {
  fastTrack: "tray",
  checkIn: "pass",
  museums: "museum",
  lounges: "lounge",
  guides: "guide",
  concierge: "bell",
} as const;

export type PicturePlace = keyof typeof PICTURES;
