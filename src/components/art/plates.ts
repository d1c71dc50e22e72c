/** `tools/paint` wrote these grey pictures, which CSS tints with the brand's colours. */
export const PLATES = {
  cloudSea: { src: "/art/cloudSea-bdf6451d.webp", width: 1440, height: 480 },
  globe: { src: "/art/globe-eb76d050.webp", width: 680, height: 680 },
  terminal: { src: "/art/terminal-36820e67.webp", width: 1040, height: 420 },
  tray: { src: "/art/tray-5f1a695c.webp", width: 640, height: 480 },
  airstairs: { src: "/art/airstairs-fb29d816.webp", width: 720, height: 960 },
  doorToGate: { src: "/art/doorToGate-748cdf29.webp", width: 1440, height: 400 },
  lane: { src: "/art/lane-ea50eb81.webp", width: 960, height: 540 },
  bell: { src: "/art/bell-c5034609.webp", width: 640, height: 480 },
  pass: { src: "/art/pass-1deec47e.webp", width: 640, height: 480 },
  lounge: { src: "/art/lounge-b47fa643.webp", width: 640, height: 480 },
  museum: { src: "/art/museum-a0627c91.webp", width: 640, height: 480 },
  guide: { src: "/art/guide-5fb52e4d.webp", width: 640, height: 480 },
};
