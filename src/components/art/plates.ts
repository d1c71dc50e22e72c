/** `tools/paint` wrote these grey pictures, which CSS tints with the brand's colours. */
export const PLATES = {
  cloudSea: {
    src: "/art/cloudSea-6346acf9.webp",
    width: 1440,
    height: 480,
    large: "/art/cloudSea@2x-632ec706.webp",
  },
  globe: {
    src: "/art/globe-7908b99e.webp",
    width: 680,
    height: 680,
    large: "/art/globe@2x-d899a501.webp",
  },
  terminal: {
    src: "/art/terminal-481ee9f4.webp",
    width: 1040,
    height: 420,
    large: "/art/terminal@2x-c837200d.webp",
  },
  tray: { src: "/art/tray-38fd8bfd.webp", width: 640, height: 480 },
  airstairs: {
    src: "/art/airstairs-f5e105b2.webp",
    width: 720,
    height: 960,
    large: "/art/airstairs@2x-80cbb371.webp",
  },
  doorToGate: {
    src: "/art/doorToGate-c9624515.webp",
    width: 1440,
    height: 400,
    large: "/art/doorToGate@2x-2f2cf3e0.webp",
  },
  lane: {
    src: "/art/lane-b43af0bb.webp",
    width: 960,
    height: 540,
    large: "/art/lane@2x-d247f363.webp",
  },
  bell: { src: "/art/bell-020a2ace.webp", width: 640, height: 480 },
  pass: { src: "/art/pass-e50ea741.webp", width: 640, height: 480 },
  lounge: {
    src: "/art/lounge-6307ad1b.webp",
    width: 640,
    height: 480,
    large: "/art/lounge@2x-870a3918.webp",
  },
  museum: { src: "/art/museum-a0036149.webp", width: 640, height: 480 },
  guide: { src: "/art/guide-ad341bc4.webp", width: 640, height: 480 },
};
