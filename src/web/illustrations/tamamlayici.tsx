export function TamamlayiciIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      {/* wings */}
      <path fill="var(--color-tint)" d="M60 200 V120 A8 8 0 0 1 68 112 H252 A8 8 0 0 1 260 120 V200 Z" />
      <g fill="var(--color-paper)">
        <rect x="69" y="128" width="14" height="18" rx="4" />
        <rect x="90" y="128" width="14" height="18" rx="4" />
        <rect x="69" y="158" width="14" height="18" rx="4" />
        <rect x="90" y="158" width="14" height="18" rx="4" />
        <rect x="216" y="128" width="14" height="18" rx="4" />
        <rect x="237" y="128" width="14" height="18" rx="4" />
        <rect x="216" y="158" width="14" height="18" rx="4" />
        <rect x="237" y="158" width="14" height="18" rx="4" />
      </g>
      {/* tower */}
      <path fill="var(--color-brand)" d="M112 200 V50 A10 10 0 0 1 122 40 H198 A10 10 0 0 1 208 50 V200 Z" />
      <path fill="var(--color-brand-strong)" d="M194 40 H198 A10 10 0 0 1 208 50 V200 H194 Z" />
      <circle fill="var(--color-paper)" cx="153" cy="82" r="30" />
      <path
        fill="var(--color-accent)"
        d="M146 66 A4 4 0 0 1 150 62 H156 A4 4 0 0 1 160 66 V75 H169 A4 4 0 0 1 173 79 V85 A4 4 0 0 1 169 89 H160 V98 A4 4 0 0 1 156 102 H150 A4 4 0 0 1 146 98 V89 H137 A4 4 0 0 1 133 85 V79 A4 4 0 0 1 137 75 H146 Z"
      />
      <g fill="var(--color-brand-soft)">
        <rect x="123" y="126" width="14" height="18" rx="4" />
        <rect x="146" y="126" width="14" height="18" rx="4" />
        <rect x="169" y="126" width="14" height="18" rx="4" />
      </g>
      {/* door under its roof */}
      <path fill="var(--color-paper)" d="M135 200 V170 H171 V200 Z" />
      <rect fill="var(--color-tint)" x="151.5" y="170" width="3" height="30" />
      <rect fill="var(--color-brand-strong)" x="125" y="160" width="56" height="10" rx="5" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
