import type { ReactNode } from 'react';

/** A picture beside words that say the same: screen readers hear the words. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 150" aria-hidden="true" focusable="false" className="h-auto w-full">
      <rect fill="var(--color-paper)" stroke="var(--color-tint)" x="8" y="8" width="304" height="134" rx="10" />
      {children}
    </svg>
  );
}

export function Title({ children }: { readonly children: string }) {
  return (
    <text x="24" y="34" fontSize="13" fontWeight="600" fill="var(--color-brand-strong)">
      {children}
    </text>
  );
}

type LinesProps = { readonly at: readonly (readonly [x: number, y: number, width: number])[] };

/** Writing that does not matter here. */
export function Lines({ at }: LinesProps) {
  return at.map(([x, y, width]) => (
    <rect key={`${x} ${y}`} fill="var(--color-line)" x={x} y={y} width={width} height="7" rx="3.5" />
  ));
}

type FoundProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly name: string;
  readonly value: string;
};

/** What is looked for. */
export function Found({ x, y, width, name, value }: FoundProps) {
  return (
    <g>
      <rect
        fill="var(--color-warning-soft)"
        stroke="var(--color-action)"
        strokeWidth="2"
        x={x}
        y={y}
        width={width}
        height="38"
        rx="6"
      />
      <text x={x + 8} y={y + 14} fontSize="10" fill="var(--color-ink-soft)">
        {name}
      </text>
      <text x={x + 8} y={y + 31} fontSize="14" fontWeight="600" fill="var(--color-ink)">
        {value}
      </text>
    </g>
  );
}
