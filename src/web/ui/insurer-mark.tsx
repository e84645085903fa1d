const tones = [
  { ground: 'var(--color-brand)', motif: 'var(--color-brand-strong)', letter: 'var(--color-paper)' },
  { ground: 'var(--color-brand-soft)', motif: 'var(--color-tint)', letter: 'var(--color-brand-strong)' },
  { ground: 'var(--color-brand-strong)', motif: 'var(--color-brand)', letter: 'var(--color-paper)' },
  { ground: 'var(--color-tint)', motif: 'var(--color-brand-soft)', letter: 'var(--color-brand-strong)' },
  { ground: 'var(--color-line)', motif: 'var(--color-accent)', letter: 'var(--color-brand-strong)' },
];

/** Drawn to the edge of a 48 by 48 square with corners of 12, so nothing has to be clipped. */
const motifs = {
  quarter: 'M18 0 H36 A12 12 0 0 1 48 12 V30 A30 30 0 0 1 18 0 Z',
  hill: 'M0 36 A24 24 0 0 1 48 36 A12 12 0 0 1 36 48 H12 A12 12 0 0 1 0 36 Z',
  slope: 'M44.5 3.5 A12 12 0 0 1 48 12 V36 A12 12 0 0 1 36 48 H12 A12 12 0 0 1 3.5 44.5 Z',
  half: 'M24 0 H36 A12 12 0 0 1 48 12 V36 A12 12 0 0 1 36 48 H24 Z',
  wave: 'M0 30 C8 22 16 22 24 30 S40 38 48 30 V36 A12 12 0 0 1 36 48 H12 A12 12 0 0 1 0 36 Z',
  check: 'M24 24 V0 H36 A12 12 0 0 1 48 12 V24 Z M24 24 V48 H12 A12 12 0 0 1 0 36 V24 Z',
};

/** Neighbouring codes differ in motif and in tone; the same code always looks the same. */
function pick<T>(choices: readonly T[], code: number): T {
  const index = Math.abs(Math.trunc(code)) % choices.length;
  return choices[index] as T;
}

export function InsurerMark({ code, name, size }: { code: number; name: string; size: number }) {
  const { ground, motif, letter } = pick(tones, code);
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <rect fill={ground} width="48" height="48" rx="12" />
      <path fill={motif} d={pick(Object.values(motifs), code)} />
      <text fill={letter} x="24" y="32" textAnchor="middle" fontSize="23" fontWeight="700">
        {name.charAt(0).toLocaleUpperCase('tr-TR')}
      </text>
    </svg>
  );
}
