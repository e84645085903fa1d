import { type Kurus, toWireLira } from '#domain/money.ts';
import { proposedSums } from '#domain/tariffs/home-sums.ts';
import { proposalTexts as words } from '#messages/property-notes.ts';
import { sumProposalTexts } from '#messages/property-step.ts';
import { useSetAnswer } from '../../../../form/set-answer-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { sumRange } from './sum-range.ts';

const fields = { building: 'BuildingSum', contents: 'ContentsSum' } as const;

const liraText = (sum: Kurus) => toWireLira(sum).toLocaleString('tr-TR');

type SumProposalProps = {
  readonly of: keyof typeof fields;
  /** Gross, in square metres. */
  readonly area: number;
};

/** What such a sum usually is, for who wants to take it over; nothing is filled in unasked. */
export function SumProposal({ of, area }: SumProposalProps) {
  const setAnswer = useSetAnswer();
  const sum = proposedSums(area)[of];
  const { from, to } = sumRange(sum);
  return (
    <Note look="info">
      <p>{sumProposalTexts[of](area, words.range(liraText(from), liraText(to)))}</p>
      <p className="mt-1 text-ink-soft">{words.why}</p>
      <Button variant="link" onClick={() => setAnswer(fields[of], toWireLira(sum))}>
        {words.use(liraText(sum))}
      </Button>
    </Note>
  );
}
