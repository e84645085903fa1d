import { Car } from './kasko.tsx';

export function IkinciElIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <Car x={174} y={200} scale={0.68} tone="light" />
      {/* the hand that gives the key */}
      <rect fill="var(--color-brand-strong)" x="234" y="28" width="62" height="48" rx="10" />
      <rect fill="var(--color-tint)" x="224" y="32" width="14" height="40" rx="5" />
      <path
        fill="var(--color-accent)"
        d="M226 34 H204 C194 34 186 37 178 42 L152 56 C145 60 149 71 157 69 L190 66 H226 Z"
      />
      <path
        fill="var(--color-brand)"
        fillRule="evenodd"
        d="M154 60 A18 18 0 1 1 153.9 60 Z M154 69 A9 9 0 1 0 154.1 69 Z"
      />
      <path
        fill="var(--color-brand)"
        d="M149 92 H159 V127 A5 5 0 0 1 149 127 Z M157 104 H166 A3.5 3.5 0 0 1 166 111 H157 Z M157 117 H163 A3.5 3.5 0 0 1 163 124 H157 Z"
      />
      <path
        fill="var(--color-accent)"
        d="M226 70 H206 C198 70 192 72 186 75 L164 80 C155 81 151 71 159 67 L180 58 L226 46 Z"
      />
      {/* the hand that takes it */}
      <rect fill="var(--color-brand)" x="24" y="122" width="60" height="48" rx="10" />
      <rect fill="var(--color-tint)" x="80" y="126" width="14" height="40" rx="5" />
      <path
        fill="var(--color-accent)"
        d="M92 128 H102 C110 128 116 122 122 115 C129 107 140 114 135 124 L126 143 H172 C182 143 182 156 172 157 L140 163 C128 165 118 165 106 165 H92 Z"
      />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
