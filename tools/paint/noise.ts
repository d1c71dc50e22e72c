/** A number in [0, 1) that depends only on three integers. */
function latticeValue(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1103515245);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise in [0, 1] over space (value noise, quintic interpolation). */
function valueNoise(x: number, y: number, z: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const iz = Math.floor(z);
  const fx = x - ix;
  const fy = y - iy;
  const fz = z - iz;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const near = mix(
    mix(latticeValue(ix, iy, iz), latticeValue(ix + 1, iy, iz), u),
    mix(latticeValue(ix, iy + 1, iz), latticeValue(ix + 1, iy + 1, iz), u),
    v,
  );
  const far = mix(
    mix(latticeValue(ix, iy, iz + 1), latticeValue(ix + 1, iy, iz + 1), u),
    mix(latticeValue(ix, iy + 1, iz + 1), latticeValue(ix + 1, iy + 1, iz + 1), u),
    v,
  );
  return mix(near, far, w);
}

/** In [0, 1]. The lattice is rotated between octaves, which hides its grid. */
export function fractalNoise(x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let [px, py, pz] = [x, y, z];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * valueNoise(px, py, pz);
    total += weight;
    weight *= 0.5;
    const turned = 1.6 * px + 1.2 * pz;
    pz = 1.6 * pz - 1.2 * px + 7.3;
    px = turned + 3.1;
    py = py * 2.02 + 5.7;
  }
  return sum / total;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

/** 0 below `low`, 1 above `high`, and a smooth slope between them. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** Random numbers in [0, 1) that depend only on a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
