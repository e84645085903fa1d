import { Car } from './kasko.tsx';

export function ImmIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <rect fill="var(--color-brand-strong)" x="157" y="24" width="6" height="150" rx="3" />
      <path
        fill="var(--color-accent)"
        d="M157 156 H163 V170 A12 12 0 0 1 139 170 A3 3 0 0 1 145 170 A6 6 0 0 0 157 170 Z"
      />
      <path
        fill="var(--color-brand)"
        d="M32 124 C36 74 90 36 160 36 C230 36 284 74 288 124 A32 18 0 0 0 224 124 A32 18 0 0 0 160 124 A32 18 0 0 0 96 124 A32 18 0 0 0 32 124 Z"
      />
      <path fill="var(--color-tint)" d="M96 124 C98 80 122 44 160 36 V124 A32 18 0 0 0 96 124 Z" />
      <path
        fill="var(--color-brand-strong)"
        d="M224 124 C222 80 198 44 160 36 C230 36 284 74 288 124 A32 18 0 0 0 224 124 Z"
      />
      <Car x={30} y={200} scale={0.6} />
      <Car x={290} y={200} scale={0.6} tone="light" flip />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
