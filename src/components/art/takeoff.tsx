/** A plane that leaves the runway, and its path. */
export function Takeoff({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 640 150" fill="none" aria-hidden="true" focusable="false">
      <path d="M0 138h300" stroke="hsl(var(--ink) / .35)" strokeWidth="2" strokeDasharray="18 12" />
      <path
        d="M300 138C420 138 510 104 580 52"
        stroke="hsl(var(--accent))"
        strokeWidth="2.500"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="m576 46 42-26 12 2-16 46-12 8-2-26-20 12-12-4z" fill="hsl(var(--primary))" />
    </svg>
  );
}
