import { Car } from './kasko.tsx';

export function HeroIllustration() {
  return (
    <svg viewBox="0 0 480 360" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M84 318 V184 A156 156 0 0 1 396 184 V318 Z" />
      {/* house */}
      <rect fill="var(--color-brand-strong)" x="118" y="218" width="12" height="36" rx="3" />
      <path fill="var(--color-tint)" d="M62 258 L98 232 L134 258 V318 H62 Z" />
      <path fill="var(--color-brand-strong)" d="M124 254 H134 V318 H124 Z" />
      <path
        fill="var(--color-brand)"
        d="M95 219 C97 217 99 217 101 219 L145 253 C150 257 145 265 139 262 L98 232 L57 262 C51 265 46 257 51 253 Z"
      />
      <path fill="var(--color-paper)" d="M83 318 V290 A6 6 0 0 1 89 284 H97 A6 6 0 0 1 103 290 V318 Z" />
      <Car x={318} y={318} scale={0.74} tone="light" />
      {/* hand behind the phone */}
      <path
        fill="var(--color-accent)"
        d="M206 300 V280 C198 268 186 256 182 240 L320 222 C328 252 304 262 288 286 V300 Z"
      />
      <rect fill="var(--color-tint)" x="200" y="288" width="94" height="14" rx="5" />
      <path fill="var(--color-brand)" d="M192 318 V308 A10 10 0 0 1 202 298 H292 A10 10 0 0 1 302 308 V318 Z" />
      {/* phone */}
      <rect fill="var(--color-brand-strong)" x="176" y="44" width="132" height="218" rx="22" />
      <rect fill="var(--color-paper)" x="184" y="52" width="116" height="202" rx="15" />
      <rect fill="var(--color-brand-strong)" x="222" y="52" width="40" height="9" rx="4.5" />
      {/* three offers, the middle one chosen */}
      <rect fill="var(--color-brand-soft)" x="194" y="78" width="96" height="44" rx="10" />
      <rect fill="var(--color-tint)" x="202" y="87" width="26" height="26" rx="7" />
      <rect fill="var(--color-tint)" x="236" y="89" width="44" height="8" rx="4" />
      <rect fill="var(--color-paper)" x="236" y="103" width="28" height="8" rx="4" />
      <rect fill="var(--color-brand-soft)" x="194" y="202" width="96" height="44" rx="10" />
      <rect fill="var(--color-tint)" x="202" y="211" width="26" height="26" rx="7" />
      <rect fill="var(--color-tint)" x="236" y="213" width="44" height="8" rx="4" />
      <rect fill="var(--color-paper)" x="236" y="227" width="28" height="8" rx="4" />
      <rect fill="var(--color-brand)" x="146" y="130" width="192" height="66" rx="14" />
      <rect fill="var(--color-paper)" x="158" y="143" width="40" height="40" rx="10" />
      <path
        fill="var(--color-brand)"
        d="M178 174 C168 167 165 162 165 157 C165 150 174 148 178 154 C182 148 191 150 191 157 C191 162 188 167 178 174 Z"
      />
      <rect fill="var(--color-paper)" x="210" y="148" width="72" height="11" rx="5.5" />
      <rect fill="var(--color-tint)" x="210" y="168" width="48" height="11" rx="5.5" />
      <circle fill="var(--color-accent)" cx="312" cy="163" r="15" />
      <g fill="var(--color-brand-strong)" transform="translate(310 168) rotate(45)">
        <rect x="-2" y="-15" width="4" height="17" rx="2" />
        <rect x="-8" y="-2" width="10" height="4" rx="2" />
      </g>
      {/* fingers and thumb */}
      <rect fill="var(--color-accent)" x="164" y="202" width="24" height="15" rx="7.5" />
      <rect fill="var(--color-accent)" x="163" y="219" width="25" height="15" rx="7.5" />
      <rect fill="var(--color-accent)" x="166" y="236" width="22" height="15" rx="7.5" />
      <path
        fill="var(--color-accent)"
        d="M320 222 C316 210 306 202 298 197 C287 191 278 204 287 212 C296 220 300 232 300 250 L312 250 C322 242 322 232 320 222 Z"
      />
      <rect fill="var(--color-tint)" x="32" y="318" width="416" height="6" rx="3" />
    </svg>
  );
}
