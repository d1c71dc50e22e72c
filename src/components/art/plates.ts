/** The grey pictures that `scripts/paint` wrote, to be tinted with the brand's colours. */
export const PLATES = {
  cloudSea: { src: "/art/cloudSea-bdf6451d.webp", width: 1440, height: 480 },
  globe: { src: "/art/globe-eb76d050.webp", width: 680, height: 680 },
  terminal: { src: "/art/terminal-527752c9.webp", width: 1040, height: 420 },
  airstairs: { src: "/art/airstairs-b8efa40a.webp", width: 720, height: 960 },
  doorToGate: { src: "/art/doorToGate-748cdf29.webp", width: 1440, height: 400 },
  lane: { src: "/art/lane-e0db1e4d.webp", width: 1280, height: 720 },
  laneCard: { src: "/art/laneCard-0768a631.webp", width: 560, height: 700 },
  bell: { src: "/art/bell-dd9223a9.webp", width: 560, height: 700 },
  pass: { src: "/art/pass-717cbc20.webp", width: 560, height: 700 },
  lounge: { src: "/art/lounge-d856a02f.webp", width: 560, height: 700 },
  museum: { src: "/art/museum-aed37770.webp", width: 560, height: 700 },
  guide: { src: "/art/guide-033e0cd0.webp", width: 560, height: 700 },
};
