const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Breaks a title into as few and as even lines as possible. A word wider than a line is cut. `max`
 * is the width of a line in the unit of `measure`.
 */
export function breakLines(
  title: string,
  max: number,
  measure: (text: string) => number,
): string[] {
  const words = title.split(" ").flatMap((word) => cutWord(word, max, measure));
  const fill = (width: number) => {
    const lines: string[] = [];
    for (const word of words) {
      const last = lines.at(-1);
      if (last !== undefined && measure(`${last} ${word}`) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  };
  let lines = fill(max);
  // Tries narrower lines while they need no further line and none is too wide.
  for (let width = max * 0.95; width >= max / 2; width -= max * 0.05) {
    const narrower = fill(width);
    if (narrower.length > lines.length || narrower.some((line) => measure(line) > width)) break;
    lines = narrower;
  }
  return lines;
}

function cutWord(word: string, max: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1);
    if (last !== undefined && measure(last + segment) <= max)
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}
