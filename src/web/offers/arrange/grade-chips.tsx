import { gradesOf } from '#catalog/grades/grade-of.ts';
import { formatLira } from '#domain/money.ts';
import { gradeTexts as words } from '#messages/offers.ts';
import type { ArrangedOffers } from './use-arrangement.ts';

type GradeChipsProps = Pick<ArrangedOffers, 'line' | 'offers' | 'groups' | 'grade' | 'setGrade'>;

/** Whole lira, never more than what is asked. */
const wholeLira = (kurus: number) => formatLira(Math.floor(kurus / 100) * 100).replace(',00 TL', '');

/** The grades that were offered, each with its number of offers and what they start at. */
export function GradeChips({ line, offers, groups, grade, setGrade }: GradeChipsProps) {
  if (groups.length === 0) return null;
  const names = new Map(gradesOf(line).map(({ key, name }) => [key, name]));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{words.label}</legend>
      <div className="flex gap-1.5">
        <Chip name={words.all} note={words.count(offers.length)} checked={!grade} onCheck={() => setGrade(undefined)} />
        {groups.map(({ key, count, from }) => (
          <Chip
            key={key}
            name={names.get(key) ?? words.other}
            note={words.from(count, wholeLira(from))}
            checked={grade === key}
            onCheck={() => setGrade(key)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChipProps = {
  readonly name: string;
  readonly note: string;
  readonly checked: boolean;
  readonly onCheck: () => void;
};

function Chip({ name, note, checked, onCheck }: ChipProps) {
  return (
    <label className="relative grid min-h-11 shrink-0 cursor-pointer content-center rounded-field border border-field-line bg-paper px-2.5 text-small leading-tight outline-brand transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="offer-grade"
        checked={checked}
        onChange={onCheck}
        className="absolute inset-0 cursor-pointer appearance-none rounded-field outline-none"
      />
      <span className="whitespace-nowrap font-semibold">{name}</span>{' '}
      <span className="whitespace-nowrap tabular-nums">{note}</span>
    </label>
  );
}
