export function DaskIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 204 V128 A104 104 0 0 1 264 128 V204 Z" />
      <g transform="rotate(-4 160 200)">
        <rect fill="var(--color-brand)" x="112" y="52" width="68" height="149" rx="8" />
        <path fill="var(--color-brand-strong)" d="M172 52 H200 A8 8 0 0 1 208 60 V201 H172 Z" />
        <rect fill="var(--color-brand-strong)" x="128" y="40" width="28" height="16" rx="4" />
        <g fill="var(--color-brand-soft)">
          <rect x="124" y="70" width="16" height="20" rx="4" />
          <rect x="148" y="70" width="16" height="20" rx="4" />
          <rect x="124" y="102" width="16" height="20" rx="4" />
          <rect x="148" y="134" width="16" height="20" rx="4" />
          <rect x="124" y="134" width="16" height="20" rx="4" />
        </g>
        <rect fill="var(--color-accent)" x="148" y="102" width="16" height="20" rx="4" />
        <g fill="var(--color-tint)">
          <rect x="182" y="70" width="14" height="20" rx="4" />
          <rect x="182" y="102" width="14" height="20" rx="4" />
          <rect x="182" y="134" width="14" height="20" rx="4" />
        </g>
        <path fill="var(--color-paper)" d="M132 201 V176 A6 6 0 0 1 138 170 H150 A6 6 0 0 1 156 176 V201 Z" />
      </g>
      {/* the tremor */}
      <g fill="var(--color-tint)">
        <path d="M88 92 A4 4 0 0 1 95 96 A64 64 0 0 0 95 152 A4 4 0 0 1 88 156 A72 72 0 0 1 88 92 Z" />
        <path d="M66 80 A4 4 0 0 1 73 84 A92 92 0 0 0 73 164 A4 4 0 0 1 66 168 A100 100 0 0 1 66 80 Z" />
        <path d="M232 92 A4 4 0 0 0 225 96 A64 64 0 0 1 225 152 A4 4 0 0 0 232 156 A72 72 0 0 0 232 92 Z" />
        <path d="M254 80 A4 4 0 0 0 247 84 A92 92 0 0 1 247 164 A4 4 0 0 0 254 168 A100 100 0 0 0 254 80 Z" />
      </g>
      {/* the ground, broken */}
      <path
        fill="var(--color-tint)"
        d="M27 203 L150 200 L162 207 L151 214 L163 222 H34 A10 10 0 0 1 24 212 V206 A3 3 0 0 1 27 203 Z"
      />
      <path
        fill="var(--color-tint)"
        d="M293 203 L164 197 L175 205 L164 213 L176 222 H286 A10 10 0 0 0 296 212 V206 A3 3 0 0 0 293 203 Z"
      />
    </svg>
  );
}
