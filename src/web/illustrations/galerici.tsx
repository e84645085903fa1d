function FrontCar({ x, scale, body, shade }: { x: number; scale: number; body: string; shade: string }) {
  return (
    <g transform={`translate(${x} 200) scale(${scale})`}>
      <rect fill="var(--color-brand-strong)" x="-36" y="-18" width="16" height="18" rx="4" />
      <rect fill="var(--color-brand-strong)" x="20" y="-18" width="16" height="18" rx="4" />
      <path fill={body} d="M-34 -42 L-25 -66 C-23 -71 -19 -74 -14 -74 H14 C19 -74 23 -71 25 -66 L34 -42 Z" />
      <path
        fill="var(--color-paper)"
        d="M-25 -44 L-18 -62 C-17 -65 -15 -66 -12 -66 H12 C15 -66 17 -65 18 -62 L25 -44 Z"
      />
      <path
        fill={body}
        d="M-40 -12 V-32 C-40 -41 -35 -46 -26 -46 H26 C35 -46 40 -41 40 -32 V-12 C40 -9 38 -8 36 -8 H-36 C-38 -8 -40 -9 -40 -12 Z"
      />
      <path fill={shade} d="M-40 -20 H40 V-12 C40 -9 38 -8 36 -8 H-36 C-38 -8 -40 -9 -40 -12 Z" />
      <rect fill={shade} x="-13" y="-34" width="26" height="6" rx="3" />
      <circle fill="var(--color-paper)" cx="-28" cy="-31" r="6" />
      <circle fill="var(--color-paper)" cx="28" cy="-31" r="6" />
    </g>
  );
}

export function GalericiIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <rect fill="var(--color-brand-strong)" x="48" y="80" width="8" height="120" />
      <rect fill="var(--color-brand-strong)" x="264" y="80" width="8" height="120" />
      <path
        fill="var(--color-tint)"
        d="M40 78 H88 V86 A24 15 0 0 1 40 86 Z M136 78 H184 V86 A24 15 0 0 1 136 86 Z M232 78 H280 V86 A24 15 0 0 1 232 86 Z"
      />
      <path fill="var(--color-paper)" d="M88 78 H136 V86 A24 15 0 0 1 88 86 Z M184 78 H232 V86 A24 15 0 0 1 184 86 Z" />
      <rect fill="var(--color-brand)" x="36" y="56" width="248" height="26" rx="8" />
      <FrontCar x={97} scale={0.92} body="var(--color-tint)" shade="var(--color-brand)" />
      <FrontCar x={223} scale={0.92} body="var(--color-tint)" shade="var(--color-brand)" />
      <FrontCar x={160} scale={1.12} body="var(--color-brand)" shade="var(--color-brand-strong)" />
      <rect fill="var(--color-accent)" x="144" y="184" width="32" height="8" rx="3" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
