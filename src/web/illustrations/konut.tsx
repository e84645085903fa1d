export function KonutIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <rect fill="var(--color-brand-strong)" x="206" y="42" width="22" height="52" rx="4" />
      <path fill="var(--color-paper)" d="M80 96 L160 44 L240 96 V200 H80 Z" />
      <path fill="var(--color-tint)" d="M80 98 L90 92 V200 H80 Z M230 92 L240 98 V200 H230 Z" />
      <path
        fill="var(--color-brand)"
        d="M154 29 C158 26 162 26 166 29 L258 94 C265 99 258 110 250 106 L160 48 L70 106 C62 110 55 99 62 94 Z"
      />
      {/* window */}
      <rect fill="var(--color-tint)" x="142" y="84" width="36" height="36" rx="6" />
      <path fill="var(--color-paper)" d="M158 84 H162 V120 H158 Z M142 100 H178 V104 H142 Z" />
      {/* lamp */}
      <path
        fill="var(--color-accent)"
        d="M100 124 H116 A4 4 0 0 1 120 127 L126 146 A3 3 0 0 1 123 150 H93 A3 3 0 0 1 90 146 L96 127 A4 4 0 0 1 100 124 Z"
      />
      <rect fill="var(--color-brand-strong)" x="106" y="150" width="4" height="46" />
      <rect fill="var(--color-brand-strong)" x="96" y="195" width="24" height="5" rx="2.5" />
      {/* armchair */}
      <rect fill="var(--color-brand)" x="144" y="136" width="60" height="52" rx="14" />
      <rect fill="var(--color-tint)" x="146" y="164" width="56" height="18" rx="6" />
      <path
        fill="var(--color-brand-strong)"
        d="M134 168 A9 9 0 0 1 152 168 V178 H196 V168 A9 9 0 0 1 214 168 V188 A6 6 0 0 1 208 194 H140 A6 6 0 0 1 134 188 Z"
      />
      <rect fill="var(--color-brand-strong)" x="144" y="190" width="6" height="10" />
      <rect fill="var(--color-brand-strong)" x="198" y="190" width="6" height="10" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
