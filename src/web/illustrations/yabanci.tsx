export function YabanciIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      {/* visa page */}
      <g transform="rotate(14 160 200)">
        <rect fill="var(--color-paper)" x="104" y="50" width="100" height="150" rx="10" />
        <path
          fill="var(--color-tint)"
          fillRule="evenodd"
          d="M178 62 A20 20 0 1 1 177.9 62 Z M178 67 A15 15 0 1 0 178.1 67 Z"
        />
        <path fill="var(--color-tint)" d="M175 74 H181 V79 H186 V85 H181 V90 H175 V85 H170 V79 H175 Z" />
      </g>
      {/* passport */}
      <rect fill="var(--color-brand)" x="70" y="60" width="104" height="140" rx="10" />
      <path fill="var(--color-brand-strong)" d="M70 70 A10 10 0 0 1 80 60 H84 V200 H80 A10 10 0 0 1 70 190 Z" />
      <circle fill="var(--color-tint)" cx="129" cy="112" r="28" />
      <path
        fill="var(--color-brand)"
        fillRule="evenodd"
        d="M129 84 A14 28 0 0 1 129 140 A14 28 0 0 1 129 84 Z M129 88 A10 24 0 0 0 129 136 A10 24 0 0 0 129 88 Z"
      />
      <path fill="var(--color-brand)" d="M127 84 H131 V140 H127 Z M101 110 H157 V114 H101 Z" />
      <rect fill="var(--color-tint)" x="105" y="158" width="48" height="8" rx="4" />
      <rect fill="var(--color-tint)" x="115" y="174" width="28" height="8" rx="4" />
      {/* stamp */}
      <circle fill="var(--color-brand-strong)" cx="238" cy="130" r="18" />
      <path fill="var(--color-brand)" d="M230 142 H246 C246 156 250 162 258 166 H218 C226 162 230 156 230 142 Z" />
      <rect fill="var(--color-brand-strong)" x="204" y="164" width="68" height="22" rx="8" />
      <rect fill="var(--color-accent)" x="210" y="186" width="56" height="14" rx="3" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
