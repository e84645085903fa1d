import { Car } from './kasko.tsx';

/** A car before the list by which it is looked over. */
export function RehberIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <rect fill="var(--color-brand)" x="156" y="36" width="118" height="150" rx="12" />
      <rect fill="var(--color-paper)" x="166" y="52" width="98" height="124" rx="6" />
      <rect fill="var(--color-brand-strong)" x="192" y="26" width="46" height="22" rx="8" />
      <g fill="var(--color-accent)">
        <circle cx="184" cy="78" r="9" />
        <circle cx="184" cy="108" r="9" />
      </g>
      <circle fill="var(--color-tint)" cx="184" cy="138" r="9" />
      <g fill="none" stroke="var(--color-paper)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M180 78 L183 81 L188 75" />
        <path d="M180 108 L183 111 L188 105" />
      </g>
      <g fill="var(--color-tint)">
        <rect x="202" y="74" width="50" height="8" rx="4" />
        <rect x="202" y="104" width="42" height="8" rx="4" />
        <rect x="202" y="134" width="50" height="8" rx="4" />
      </g>
      <Car x={38} y={200} scale={0.86} />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
