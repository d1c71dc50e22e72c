/** The pictures in grey that `npm run paint` made, to be tinted with the brand's colours. Written by that command. */
export const PLATES = {
  cloudSea: { src: "/art/cloudSea-bdf6451d.webp", width: 1440, height: 480 },
  globe: { src: "/art/globe-eb76d050.webp", width: 680, height: 680 },
  terminal: { src: "/art/terminal-527752c9.webp", width: 1040, height: 420 },
  lane: { src: "/art/lane-2af25b05.webp", width: 960, height: 430 },
  laneCard: { src: "/art/laneCard-d694957d.webp", width: 320, height: 400 },
  bell: { src: "/art/bell-62f42aca.webp", width: 400, height: 500 },
  pass: { src: "/art/pass-d89c9368.webp", width: 320, height: 400 },
  lounge: { src: "/art/lounge-afab3f67.webp", width: 320, height: 400 },
  museum: { src: "/art/museum-de4b6f71.webp", width: 320, height: 400 },
  guide: { src: "/art/guide-83d21068.webp", width: 320, height: 400 },
};
