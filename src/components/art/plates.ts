/** The pictures in grey that `npm run paint` made, to be tinted with the brand's colours. Written by that command. */
export const PLATES = {
  cloudSea: { src: "/art/cloudSea-bdf6451d.webp", width: 1440, height: 480 },
  terminal: { src: "/art/terminal-49e7b581.webp", width: 1040, height: 420 },
  lane: { src: "/art/lane-65796a7d.webp", width: 960, height: 430 },
  laneCard: { src: "/art/laneCard-2b59a0bb.webp", width: 400, height: 500 },
  bell: { src: "/art/bell-c45149ae.webp", width: 400, height: 500 },
  pass: { src: "/art/pass-76088e78.webp", width: 400, height: 500 },
  lounge: { src: "/art/lounge-bf6b56d3.webp", width: 400, height: 500 },
  museum: { src: "/art/museum-1770ede3.webp", width: 400, height: 500 },
  guide: { src: "/art/guide-09d2af59.webp", width: 400, height: 500 },
};
