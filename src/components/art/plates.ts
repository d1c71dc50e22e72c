/** `tools/paint` wrote these grey pictures, which CSS tints with the brand's colours. */
export const PLATES = {
  cloudSea: {
    src: "/art/cloudSea-6346acf9.webp",
    width: 1440,
    height: 480,
    large: "/art/cloudSeaLarge-632ec706.webp",
  },
  globe: {
    src: "/art/globe-7908b99e.webp",
    width: 680,
    height: 680,
    large: "/art/globeLarge-d899a501.webp",
  },
  terminal: {
    src: "/art/terminal-93737111.webp",
    width: 1040,
    height: 420,
    large: "/art/terminalLarge-c9034144.webp",
  },
  tray: {
    src: "/art/tray-d9870297.webp",
    width: 640,
    height: 480,
    large: "/art/trayLarge-5bddf805.webp",
  },
  airstairs: {
    src: "/art/airstairs-0cc0802f.webp",
    width: 720,
    height: 960,
    large: "/art/airstairsLarge-bf8a877f.webp",
  },
  doorToGate: {
    src: "/art/doorToGate-e015aff1.webp",
    width: 1440,
    height: 400,
    large: "/art/doorToGateLarge-db21a04b.webp",
  },
  lane: {
    src: "/art/lane-98177389.webp",
    width: 960,
    height: 540,
    large: "/art/laneLarge-e9ba4fe8.webp",
  },
  bell: {
    src: "/art/bell-77ec70d8.webp",
    width: 640,
    height: 480,
    large: "/art/bellLarge-beedd3e7.webp",
  },
  pass: {
    src: "/art/pass-99f32494.webp",
    width: 640,
    height: 480,
    large: "/art/passLarge-bf2adf9d.webp",
  },
  lounge: {
    src: "/art/lounge-228a95d5.webp",
    width: 640,
    height: 480,
    large: "/art/loungeLarge-61283a0c.webp",
  },
  museum: {
    src: "/art/museum-dc9c283f.webp",
    width: 640,
    height: 480,
    large: "/art/museumLarge-b1dcb561.webp",
  },
  guide: {
    src: "/art/guide-a0104a12.webp",
    width: 640,
    height: 480,
    large: "/art/guideLarge-674bc0d3.webp",
  },
};
