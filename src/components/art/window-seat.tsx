/** The view from a window seat at dawn: sky, sun, cloud sea and wing, in the brand's colours. */
export function WindowSeat({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 440 560" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="hsl(var(--primary))" />
          <stop offset=".45" stopColor="hsl(var(--primary-light))" />
          <stop offset=".72" stopColor="hsl(var(--accent))" />
          <stop offset="1" stopColor="hsl(var(--secondary))" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#fff" stopOpacity=".95" />
          <stop offset=".25" stopColor="hsl(var(--secondary))" stopOpacity=".7" />
          <stop offset="1" stopColor="hsl(var(--accent))" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="wing" x1="0" y1="1" x2="1" y2="0">
          <stop stopColor="hsl(var(--night))" />
          <stop offset="1" stopColor="hsl(var(--primary))" />
        </linearGradient>
        <clipPath id="pane">
          <rect x="46" y="46" width="348" height="468" rx="164" />
        </clipPath>
      </defs>
      <rect x="6" y="6" width="428" height="548" rx="204" fill="hsl(var(--paper))" />
      <rect x="28" y="28" width="384" height="504" rx="182" fill="hsl(var(--sand))" stroke="hsl(var(--ink) / .16)" strokeWidth="2" />
      <g clipPath="url(#pane)">
        <path fill="url(#sky)" d="M0 0h440v560H0z" />
        <circle cx="286" cy="318" r="150" fill="url(#glow)" />
        <circle cx="286" cy="318" r="34" fill="#fff" />
        <g stroke="#fff" strokeLinecap="round" opacity=".55">
          <path d="M70 236C140 232 240 206 330 132" strokeWidth="3" />
          <path d="M70 246C150 242 252 216 338 140" strokeWidth="1.500" />
        </g>
        <path d="m326 138 22-24 5 1-7 24-7 2 1-7-9 7-5-3z" fill="#fff" />
        <path
          d="M0 372c40-22 78-8 104-2 22-26 66-26 90-4 30-20 66-14 86 6 30-16 60-10 78 4 30-14 56-8 82 4v220H0z"
          fill="hsl(var(--secondary))"
          opacity=".55"
        />
        <path
          d="M0 418c34-16 66-8 92 0 28-20 60-16 84 2 34-22 70-14 92 6 32-16 58-8 80 4 30-12 60-4 92 8v160H0z"
          fill="#fff"
          opacity=".72"
        />
        <path d="M-10 560 40 470l268-86 34-40 14-3-8 52 14 10-176 157z" fill="url(#wing)" />
        <path d="m308 384 34-40 14-3-8 52z" fill="hsl(var(--accent))" />
        <path d="m40 470 268-86M92 524l234-116" stroke="#fff" strokeOpacity=".3" strokeWidth="1.500" />
      </g>
      <rect x="46" y="46" width="348" height="468" rx="164" stroke="hsl(var(--ink) / .22)" strokeWidth="3" />
    </svg>
  );
}
