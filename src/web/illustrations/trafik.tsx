import { Car } from './kasko.tsx';

export function TrafikIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      {/* town */}
      <path
        fill="var(--color-paper)"
        d="M76 200 V96 A8 8 0 0 1 84 88 H112 V64 A8 8 0 0 1 120 56 H156 A8 8 0 0 1 164 64 V104 H192 A8 8 0 0 1 200 112 V200 Z"
      />
      <path
        fill="var(--color-brand-soft)"
        d="M124 70 H132 V80 H124 Z M144 70 H152 V80 H144 Z M124 92 H132 V102 H124 Z M144 92 H152 V102 H144 Z M88 102 H96 V112 H88 Z M176 118 H184 V128 H176 Z"
      />
      <rect fill="var(--color-brand)" x="244" y="116" width="10" height="84" />
      <rect fill="var(--color-brand-strong)" x="227" y="36" width="44" height="104" rx="14" />
      <circle fill="var(--color-brand)" cx="249" cy="58" r="11" />
      <circle fill="var(--color-accent)" cx="249" cy="88" r="11" />
      <circle fill="var(--color-tint)" cx="249" cy="118" r="11" />
      <rect fill="var(--color-brand-strong)" x="235" y="192" width="28" height="8" rx="3" />
      <Car x={40} y={200} scale={1.02} />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
