/** A contrail that turns back on itself. */
export function LostContrail({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 420 180" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M8 150C90 150 150 128 196 92c34-27 44-66 14-76-28-9-48 22-32 52 22 41 98 44 158 12"
        stroke="hsl(var(--ink) / .28)"
        strokeWidth="2"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M336 80c22-12 44-28 62-48l8 2-18 46-14 4 2-14-22 16-8-1z" fill="hsl(var(--primary))" />
      <circle cx="8" cy="150" r="5" fill="hsl(var(--accent))" />
    </svg>
  );
}
