/** `tools/paint` wrote these grey pictures, which CSS tints with the brand's colours. */
export const PLATES = {
  cloudSea: { src: "/art/cloudSea-bdf6451d.webp", width: 1440, height: 480 },
  globe: { src: "/art/globe-eb76d050.webp", width: 680, height: 680 },
  terminal: { src: "/art/terminal-481ee9f4.webp", width: 1040, height: 420 },
  tray: { src: "/art/tray-38fd8bfd.webp", width: 640, height: 480 },
  airstairs: { src: "/art/airstairs-72ba84e4.webp", width: 720, height: 960 },
  doorToGate: { src: "/art/doorToGate-c9624515.webp", width: 1440, height: 400 },
  lane: { src: "/art/lane-983984cf.webp", width: 960, height: 540 },
  bell: { src: "/art/bell-020a2ace.webp", width: 640, height: 480 },
  pass: { src: "/art/pass-e50ea741.webp", width: 640, height: 480 },
  lounge: { src: "/art/lounge-e23eff63.webp", width: 640, height: 480 },
  museum: { src: "/art/museum-a0036149.webp", width: 640, height: 480 },
  guide: { src: "/art/guide-ad341bc4.webp", width: 640, height: 480 },
};
