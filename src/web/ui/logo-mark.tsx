/** A shield holding two shapes that meet, an upright and an arrow: together a K. Same drawing as public/icons/icon.svg. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <path
        fill="var(--color-brand)"
        d="M24 2 C30 6 36 8 42 8 A2 2 0 0 1 44 10 V23 C44 34 36.5 42 24 46 C11.5 42 4 34 4 23 V10 A2 2 0 0 1 6 8 C12 8 18 6 24 2 Z"
      />
      <rect fill="var(--color-paper)" x="12.5" y="12.5" width="6" height="22" rx="1.5" />
      <path
        fill="var(--color-paper)"
        d="M20.5 23.5 L28.8 13.2 A2 2 0 0 1 30.3 12.5 H34.8 A1 1 0 0 1 35.6 14.1 L28 23.5 Z"
      />
      <path
        fill="var(--color-accent)"
        d="M20.5 23.5 L28.8 33.8 A2 2 0 0 0 30.3 34.5 H34.8 A1 1 0 0 0 35.6 32.9 L28 23.5 Z"
      />
    </svg>
  );
}
