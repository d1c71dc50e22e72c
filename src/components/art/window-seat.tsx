/** The view from a window seat behind the wing at dawn, in the brand's colours. */
export function WindowSeat({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 440 560" fill="none" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="sky" x2="0" y2="1">
          <stop stopColor="hsl(var(--primary))" />
          <stop offset=".42" stopColor="hsl(var(--primary-light))" />
          <stop offset=".64" stopColor="hsl(var(--accent))" />
          <stop offset=".76" stopColor="hsl(var(--secondary))" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset=".2" stopColor="hsl(var(--secondary))" />
          <stop offset="1" stopColor="hsl(var(--accent))" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="wing" x2="1" y2="-.3">
          <stop stopColor="hsl(var(--night))" />
          <stop offset="1" stopColor="hsl(var(--primary-light))" />
        </linearGradient>
        <clipPath id="pane">
          <rect x="46" y="46" width="348" height="468" rx="164" />
        </clipPath>
      </defs>
      <rect x="6" y="6" width="428" height="548" rx="204" fill="hsl(var(--paper))" />
      <rect x="28" y="28" width="384" height="504" rx="182" fill="hsl(var(--sand))" stroke="hsl(var(--ink) / .14)" strokeWidth="2" />
      <g clipPath="url(#pane)">
        <path fill="url(#sky)" d="M0 0h440v560H0z" />
        <circle cx="150" cy="352" r="170" fill="url(#glow)" />
        <circle cx="150" cy="346" r="30" fill="#fff" />
        <path d="M66 232C150 226 236 190 306 118l7 5C240 198 152 236 67 240z" fill="#fff" opacity=".6" />
        <path d="m304 118 26-26 6 1-8 27-8 2 1-8-10 8-6-4z" fill="#fff" />
        <path
          d="M0 374q26-12 44 0 20-22 50-8 30-16 52 4 22-10 40 4 30-20 58-2 26-16 52 2 22-12 46 2 24-10 98 0v190H0z"
          fill="hsl(var(--secondary))"
          opacity=".6"
        />
        <path
          d="M0 412q30-18 56 0 18-26 54-14 34-20 60 8 24-14 46 2 30-26 66-6 28-18 56 4 28-18 102 6v160H0z"
          fill="hsl(var(--accent) / .35)"
        />
        <path d="M0 424q40-22 70-2 26-30 72-12 40-20 72 10 32-16 56 4 40-18 170 20v130H0z" fill="#fff" opacity=".78" />
        <path d="M0 486q34-22 66-6 26-26 62-8 34-18 60 10 36-14 60 12l60 80H0z" fill="#fff" />
        <path d="M440 382 178 340l-18 4 20 21 168 195h92z" fill="url(#wing)" />
        <path d="M178 340c-24-8-38-40-42-82l-11-3c0 52 12 82 35 89z" fill="hsl(var(--accent))" />
        <path d="m440 382-262-42-18 4" stroke="#fff" strokeWidth="3" strokeOpacity=".8" />
        <path d="m190 358 250 66M236 378l150 182" stroke="hsl(var(--secondary) / .45)" strokeWidth="1.500" />
      </g>
      <rect x="46" y="46" width="348" height="468" rx="164" stroke="hsl(var(--ink) / .2)" strokeWidth="3" />
    </svg>
  );
}
