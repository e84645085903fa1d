export function NotFoundIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <path fill="var(--color-paper)" d="M56 200 V182 C90 156 124 158 152 176 C184 148 228 146 264 172 V200 Z" />
      <rect fill="var(--color-brand-strong)" x="154" y="44" width="12" height="156" rx="4" />
      <path
        fill="var(--color-brand)"
        d="M96 64 H208 C211 64 213 65 215 67 L236 86 C239 89 239 93 236 96 L215 115 C213 117 211 118 208 118 H96 A8 8 0 0 1 88 110 V72 A8 8 0 0 1 96 64 Z"
      />
      <path fill="var(--color-paper)" d="M99 72 H207 L228 91 L207 110 H99 A3 3 0 0 1 96 107 V75 A3 3 0 0 1 99 72 Z" />
      <path
        fill="var(--color-tint)"
        d="M200 128 H136 C133 128 131 129 129 131 L114 144 C111 147 111 151 114 154 L129 167 C131 169 133 170 136 170 H200 A8 8 0 0 0 208 162 V136 A8 8 0 0 0 200 128 Z"
      />
      <circle fill="var(--color-accent)" cx="160" cy="38" r="9" />
      <path
        fill="var(--color-brand)"
        d="M206 200 C206 188 198 182 190 182 C190 192 196 200 206 200 C206 186 212 176 224 174 C226 188 218 200 206 200 Z"
      />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
