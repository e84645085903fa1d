export function TelefonIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <rect fill="var(--color-brand-strong)" x="98" y="32" width="100" height="168" rx="18" />
      <rect fill="var(--color-paper)" x="106" y="40" width="84" height="152" rx="11" />
      {/* broken glass */}
      <path fill="var(--color-tint)" d="M158 84 L142 40 H179 A11 11 0 0 1 190 51 V64 Z" />
      <path fill="var(--color-brand-soft)" d="M158 84 L190 64 V112 Z" />
      <path fill="var(--color-tint)" d="M158 84 L190 112 V150 L166 132 Z" />
      <path fill="var(--color-brand-soft)" d="M158 84 L166 132 L128 150 L138 108 Z" />
      <path fill="var(--color-tint)" d="M158 84 L138 108 L106 112 V88 Z" />
      <path fill="var(--color-brand-soft)" d="M158 84 L106 88 V58 Z" />
      <path
        fill="var(--color-brand)"
        d="M158 84 L141 40 H145 Z M158 84 L190 62 V66 Z M158 84 L190 110 V114 Z M158 84 L168 134 L164 132 Z M158 84 L136 112 L106 114 V110 L136 107 Z M158 84 L106 60 V56 Z"
      />
      <circle fill="var(--color-brand)" cx="158" cy="84" r="5" />
      <rect fill="var(--color-brand-strong)" x="134" y="40" width="28" height="8" rx="4" />
      {/* shield */}
      <path
        fill="var(--color-brand)"
        d="M212 110 C200 119 188 123 174 124 C171 124 169 126 169 129 V152 C169 176 185 192 212 200 Z"
      />
      <path
        fill="var(--color-brand-strong)"
        d="M212 110 C224 119 236 123 250 124 C253 124 255 126 255 129 V152 C255 176 239 192 212 200 Z"
      />
      <g fill="var(--color-accent)" transform="translate(207 166) rotate(45)">
        <rect x="-4.5" y="-32" width="9" height="36.5" rx="4.5" />
        <rect x="-15" y="-4.5" width="19.5" height="9" rx="4.5" />
      </g>
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
