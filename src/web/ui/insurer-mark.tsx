import sprite from './icons.svg?url';

/** Ground, motif and letter, named in src/web/styles/insurer-mark.css. */
const tones = ['mark-brand', 'mark-soft', 'mark-strong', 'mark-tint', 'mark-line'];

/** Drawn in src/web/ui/icons.svg to the edge of a 48 by 48 square with corners of 12, so nothing has to be clipped. */
export const motifs = ['quarter', 'hill', 'slope', 'half', 'wave', 'checker'] as const;

/** Neighbouring codes differ in motif and in tone; the same code always looks the same. */
function pick<T>(choices: readonly T[], code: number): T {
  const index = Math.abs(Math.trunc(code)) % choices.length;
  return choices[index] as T;
}

type InsurerMarkProps = {
  readonly code: number;
  readonly name: string;
  /** Its width, 44 unless told. */
  readonly size?: number;
};

export function InsurerMark({ code, name, size }: InsurerMarkProps) {
  return (
    <svg className={`mark ${pick(tones, code)}`} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${pick(motifs, code)}`} />
      <text>{name.charAt(0).toLocaleUpperCase('tr-TR')}</text>
    </svg>
  );
}
