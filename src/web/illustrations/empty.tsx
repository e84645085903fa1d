export function EmptyIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <rect fill="var(--color-brand)" x="100" y="52" width="120" height="148" rx="14" />
      <path fill="var(--color-brand-strong)" d="M196 52 H206 A14 14 0 0 1 220 66 V186 A14 14 0 0 1 206 200 H196 Z" />
      <rect fill="var(--color-paper)" x="110" y="66" width="100" height="124" rx="8" />
      <g fill="var(--color-brand-soft)">
        <rect x="120" y="86" width="80" height="26" rx="8" />
        <rect x="120" y="120" width="80" height="26" rx="8" />
        <rect x="120" y="154" width="80" height="26" rx="8" />
      </g>
      <g fill="var(--color-tint)" fillRule="evenodd">
        <path d="M133 92 A7 7 0 1 1 132.9 92 Z M133 95 A4 4 0 1 0 133.1 95 Z" />
        <path d="M133 126 A7 7 0 1 1 132.9 126 Z M133 129 A4 4 0 1 0 133.1 129 Z" />
        <path d="M133 160 A7 7 0 1 1 132.9 160 Z M133 163 A4 4 0 1 0 133.1 163 Z" />
      </g>
      <rect fill="var(--color-accent)" x="134" y="40" width="52" height="26" rx="8" />
      <circle fill="var(--color-paper)" cx="160" cy="50" r="5" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
