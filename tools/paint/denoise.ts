/** Limits each pixel to the second brightest of its neighbours, as a lone bright ray is noise. */
export function withoutSpecks(light: Float32Array, width: number, height: number): Float32Array {
  const result = light.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      let first = 0;
      let second = 0;
      for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
        const next = light[index + step]!;
        if (next > first) {
          second = first;
          first = next;
        } else if (next > second) second = next;
      }
      if (light[index]! > second) result[index] = second;
    }
  }
  return result;
}

/** Averages neighbours that show the same surface in similar light (a joint bilateral filter). */
export function smoothNoise(
  light: Float32Array,
  guides: Float32Array,
  width: number,
  height: number,
): Float32Array {
  const reach = Math.max(1, Math.round(width / 90));
  const result = new Float32Array(light.length);
  const soft = withNeighbours(light, width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      let sum = 0;
      let total = 0;
      for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++) {
        for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++) {
          const other = ny * width + nx;
          let apart = 0;
          for (let k = 0; k < 5; k++) {
            const gap = guides[index * 5 + k]! - guides[other * 5 + k]!;
            apart += gap * gap;
          }
          const step = soft[index]! - soft[other]!;
          const weight = Math.exp(
            -apart * 60 - step * step * 9 - ((nx - x) ** 2 + (ny - y) ** 2) / (reach * reach * 1.5),
          );
          sum += light[other]! * weight;
          total += weight;
        }
      }
      result[index] = sum / total;
    }
  }
  return result;
}

/** Returns the mean of each pixel and its eight neighbours. These tell an edge from noise, which is in single pixels. */
function withNeighbours(light: Float32Array, width: number, height: number): Float32Array {
  const result = light.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const index = y * width + x;
      let sum = 0;
      for (const row of [index - width, index, index + width])
        sum += light[row - 1]! + light[row]! + light[row + 1]!;
      result[index] = sum / 9;
    }
  }
  return result;
}
