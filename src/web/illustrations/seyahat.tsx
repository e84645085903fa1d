export function SeyahatIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      {/* clouds */}
      <path fill="var(--color-paper)" d="M196 168 A13 13 0 0 1 200 142 A20 20 0 0 1 237 138 A15 15 0 0 1 240 168 Z" />
      <path fill="var(--color-paper)" d="M100 66 A10 10 0 0 1 103 46 A15 15 0 0 1 131 44 A11.5 11.5 0 0 1 134 66 Z" />
      {/* plane */}
      <g transform="translate(222 74) rotate(58)">
        <path
          fill="var(--color-brand)"
          d="M0 -48 C6 -48 9 -40 9 -32 V-12 L44 12 C46 14 47 16 47 21 L9 10 V28 L20 37 V43 L0 38 Z"
        />
        <path
          fill="var(--color-tint)"
          d="M0 -48 C-6 -48 -9 -40 -9 -32 V-12 L-44 12 C-46 14 -47 16 -47 21 L-9 10 V28 L-20 37 V43 L0 38 Z"
        />
      </g>
      {/* suitcase */}
      <path
        fill="var(--color-brand-strong)"
        fillRule="evenodd"
        d="M98 118 V86 A10 10 0 0 1 108 76 H144 A10 10 0 0 1 154 86 V118 Z M106 118 H146 V88 A4 4 0 0 0 142 84 H110 A4 4 0 0 0 106 88 Z"
      />
      <rect fill="var(--color-brand-strong)" x="84" y="186" width="18" height="14" rx="5" />
      <rect fill="var(--color-brand-strong)" x="150" y="186" width="18" height="14" rx="5" />
      <rect fill="var(--color-brand)" x="70" y="106" width="112" height="86" rx="14" />
      <path fill="var(--color-brand-strong)" d="M156 106 H168 A14 14 0 0 1 182 120 V178 A14 14 0 0 1 168 192 H156 Z" />
      <rect fill="var(--color-tint)" x="90" y="106" width="10" height="86" />
      <rect fill="var(--color-tint)" x="152" y="106" width="10" height="86" />
      <circle fill="var(--color-accent)" cx="126" cy="149" r="13" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
