import { Car } from './kasko.tsx';

export function YesilKartIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <path fill="var(--color-paper)" d="M56 200 V176 C84 150 112 150 140 168 C174 140 222 136 264 170 V200 Z" />
      {/* the card */}
      <g transform="rotate(-6 138 84)">
        <rect fill="var(--color-brand)" x="76" y="36" width="124" height="96" rx="12" />
        <path fill="var(--color-brand-strong)" d="M138 36 H188 A12 12 0 0 1 200 48 V120 A12 12 0 0 1 188 132 H138 Z" />
        <circle fill="var(--color-tint)" cx="107" cy="84" r="22" />
        <path
          fill="var(--color-brand)"
          fillRule="evenodd"
          d="M107 62 A11 22 0 0 1 107 106 A11 22 0 0 1 107 62 Z M107 66 A7.5 18 0 0 0 107 102 A7.5 18 0 0 0 107 66 Z"
        />
        <rect fill="var(--color-brand)" x="85" y="82" width="44" height="4" />
        <rect fill="var(--color-paper)" x="150" y="56" width="38" height="8" rx="4" />
        <rect fill="var(--color-tint)" x="150" y="72" width="38" height="8" rx="4" />
        <rect fill="var(--color-tint)" x="150" y="88" width="24" height="8" rx="4" />
      </g>
      {/* the open border */}
      <g transform="rotate(-70 248 158)">
        <rect fill="var(--color-brand)" x="248" y="153" width="118" height="10" rx="5" />
        <path
          fill="var(--color-accent)"
          d="M274 153 H292 V163 H274 Z M310 153 H328 V163 H310 Z M346 153 H361 A5 5 0 0 1 361 163 H346 Z"
        />
      </g>
      <rect fill="var(--color-brand-strong)" x="234" y="146" width="28" height="54" rx="6" />
      <circle fill="var(--color-tint)" cx="248" cy="160" r="5" />
      <Car x={88} y={200} scale={0.72} tone="light" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
