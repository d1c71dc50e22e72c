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
    src: "/art/airstairs-0cc0802f.webp",
    width: 720,
    height: 960,
    large: "/art/airstairs@2x-bf8a877f.webp",
  },
  doorToGate: {
    src: "/art/doorToGate-e015aff1.webp",
    width: 1440,
    height: 400,
    large: "/art/doorToGate@2x-0a85dc33.webp",
  },
  lane: {
    src: "/art/lane-98177389.webp",
    width: 960,
    height: 540,
    large: "/art/lane@2x-e9ba4fe8.webp",
  },
  bell: { src: "/art/bell-020a2ace.webp", width: 640, height: 480 },
  pass: { src: "/art/pass-e50ea741.webp", width: 640, height: 480 },
  lounge: {
    src: "/art/lounge-65212d20.webp",
    width: 640,
    height: 480,
    large: "/art/lounge@2x-732daf6d.webp",
  },
  museum: { src: "/art/museum-a0036149.webp", width: 640, height: 480 },
  guide: { src: "/art/guide-ad341bc4.webp", width: 640, height: 480 },
};
