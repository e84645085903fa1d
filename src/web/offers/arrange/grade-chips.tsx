import { gradesOf } from '#catalog/grades/grade-of.ts';
import { formatLira } from '#domain/money.ts';
import { gradeTexts as words } from '#messages/offers.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
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
  const isRunning = useHydrated();
  return (
    <label className="grade-chip">
      <input type="radio" name="offer-grade" checked={checked} disabled={!isRunning} onChange={onCheck} />
      <b>{name}</b> <span>{note}</span>
    </label>
  );
}
