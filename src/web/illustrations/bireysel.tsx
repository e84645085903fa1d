export function BireyselIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      {/* body */}
      <path fill="var(--color-brand)" d="M72 200 V186 C72 158 92 142 120 136 H160 C188 142 208 158 208 186 V200 Z" />
      <path
        fill="var(--color-brand-strong)"
        d="M160 136 C188 142 208 158 208 186 V200 H186 C188 172 182 150 160 136 Z"
      />
      {/* head */}
      <path fill="var(--color-accent)" d="M126 112 H154 V136 C154 152 126 152 126 136 Z" />
      <circle fill="var(--color-accent)" cx="140" cy="92" r="32" />
      <path
        fill="var(--color-brand-strong)"
        d="M104 96 C100 66 116 50 142 50 C168 50 180 70 174 100 C172 94 170 88 166 84 C148 86 130 82 122 74 C118 84 112 90 108 104 C106 102 104 100 104 96 Z"
      />
      <circle fill="var(--color-brand-strong)" cx="129" cy="96" r="3.5" />
      <circle fill="var(--color-brand-strong)" cx="151" cy="96" r="3.5" />
      <path
        fill="var(--color-brand-strong)"
        d="M134 108 C137 112 143 112 146 108 C148 106 151 108 149.5 110.5 C145 117 135 117 130.5 110.5 C129 108 132 106 134 108 Z"
      />
      {/* stethoscope */}
      <g fill="var(--color-paper)">
        <path d="M117 136 H124 C124 146 123 154 121 160 V168 A4 4 0 0 1 113 168 V160 C115 152 117 146 117 136 Z" />
        <path d="M163 136 H156 C156 146 157 154 159 160 V168 A4 4 0 0 0 167 168 V160 C165 152 163 146 163 136 Z" />
        <path d="M113 166 H121 V170 A6 6 0 0 1 129 176 V186 A4 4 0 0 1 121 186 V178 A4 4 0 0 0 113 178 V186 A4 4 0 0 1 105 186 V176 A8 8 0 0 1 113 170 Z" />
        <circle cx="163" cy="177" r="11" />
      </g>
      <circle fill="var(--color-tint)" cx="163" cy="177" r="5" />
      {/* heart */}
      <path
        fill="var(--color-tint)"
        d="M236 148 C204 126 194 110 194 94 C194 70 224 62 236 82 C248 62 278 70 278 94 C278 110 268 126 236 148 Z"
      />
      <path
        fill="var(--color-paper)"
        d="M212 100 H224 L231 88 L240 114 L246 100 H260 V107 H250 L240 128 L230 104 L228 107 H212 Z"
      />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
