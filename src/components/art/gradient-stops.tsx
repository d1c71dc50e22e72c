type Stop = [offset: number, color: string, opacity?: number];

export const writeStops = (...stops: Stop[]) =>
  stops.map(([offset, color, opacity]) => (
    <stop
      key={offset}
      offset={offset || undefined}
      stopColor={/^(#|hsl)/.test(color) ? color : `hsl(var(--${color}))`}
      stopOpacity={opacity}
    />
  ));
