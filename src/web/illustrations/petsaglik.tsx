export function PetsaglikIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      {/* dog */}
      <path fill="var(--color-brand)" d="M84 188 C66 190 56 180 54 166 C53 158 63 156 65 163 C67 172 74 176 86 174 Z" />
      <path
        fill="var(--color-tint)"
        d="M86 200 C76 200 74 190 76 180 C80 154 90 124 124 124 C158 124 168 154 172 180 C174 190 172 200 162 200 Z"
      />
      <path fill="var(--color-paper)" d="M102 134 H146 C150 156 142 174 124 174 C106 174 98 156 102 134 Z" />
      <rect fill="var(--color-brand)" x="122" y="176" width="4" height="24" />
      <rect fill="var(--color-paper)" x="100" y="186" width="22" height="14" rx="7" />
      <rect fill="var(--color-paper)" x="126" y="186" width="22" height="14" rx="7" />
      <rect fill="var(--color-brand-strong)" x="98" y="126" width="52" height="10" rx="5" />
      <circle fill="var(--color-accent)" cx="124" cy="141" r="8" />
      <path
        fill="var(--color-tint)"
        d="M88 88 C88 64 104 52 124 52 C144 52 160 64 160 88 C160 116 146 132 124 132 C102 132 88 116 88 88 Z"
      />
      <path
        fill="var(--color-paper)"
        d="M124 74 C130 74 131 86 134 94 C142 98 146 104 146 110 C146 122 136 128 124 128 C112 128 102 122 102 110 C102 104 106 98 114 94 C117 86 118 74 124 74 Z"
      />
      <path
        fill="var(--color-brand)"
        d="M106 55 C84 50 70 66 70 92 C70 108 76 116 83 114 C92 110 92 90 104 76 C111 68 113 57 106 55 Z"
      />
      <path
        fill="var(--color-brand)"
        d="M142 55 C164 50 178 66 178 92 C178 108 172 116 165 114 C156 110 156 90 144 76 C137 68 135 57 142 55 Z"
      />
      <circle fill="var(--color-brand-strong)" cx="106" cy="88" r="5" />
      <circle fill="var(--color-brand-strong)" cx="142" cy="88" r="5" />
      <path
        fill="var(--color-brand-strong)"
        d="M116 100 H132 C135 100 136 103 134 105 L127 112 C125 114 123 114 121 112 L114 105 C112 103 113 100 116 100 Z"
      />
      {/* cat */}
      <path
        fill="var(--color-brand-strong)"
        d="M240 188 C262 190 272 176 268 158 C266 150 276 146 279 154 C288 180 270 204 240 200 Z"
      />
      <path
        fill="var(--color-brand)"
        d="M186 200 C178 200 176 192 178 184 C182 162 192 144 216 144 C240 144 250 162 254 184 C256 192 254 200 246 200 Z"
      />
      <path
        fill="var(--color-brand)"
        d="M184 128 V92 C184 87 189 85 193 88 L205 99 C212 97 220 97 227 99 L239 88 C243 85 248 87 248 92 V128 C248 146 234 156 216 156 C198 156 184 146 184 128 Z"
      />
      <path fill="var(--color-tint)" d="M190 96 L200 105 L190 112 Z M242 96 L232 105 L242 112 Z" />
      <circle fill="var(--color-paper)" cx="202" cy="124" r="6" />
      <circle fill="var(--color-paper)" cx="230" cy="124" r="6" />
      <rect fill="var(--color-brand-strong)" x="200.5" y="119" width="3" height="10" rx="1.5" />
      <rect fill="var(--color-brand-strong)" x="228.5" y="119" width="3" height="10" rx="1.5" />
      <path fill="var(--color-tint)" d="M211 134 H221 L216 140 Z" />
      <rect fill="var(--color-brand-soft)" x="199" y="186" width="16" height="14" rx="7" />
      <rect fill="var(--color-brand-soft)" x="217" y="186" width="16" height="14" rx="7" />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
