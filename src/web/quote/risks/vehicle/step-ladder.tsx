import type { Day } from '#domain/dates.ts';
import { type StepLadder as Ladder, type LadderStep, stepLadder } from '#domain/tariffs/traffic/step-ladder.ts';
import { stepLadderTexts as words } from '#messages/vehicle-step.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

type StepLadderProps = {
  /** Step 0–8; null for a first entry. */
  readonly step: number | null;
  readonly today: Day;
};

/** The steps of traffic with one's own marked, and what the next year may change. */
export function StepLadder({ step, today }: StepLadderProps) {
  const ladder = stepLadder({ step: step ?? undefined, day: today });
  return (
    <figure className="mt-3 rounded-field border border-line p-3 text-small">
      <figcaption className="font-medium">
        {words.title}. {words.own(ladder.own)}
      </figcaption>
      <ol className="mt-2 grid grid-cols-9 items-end gap-1">
        {ladder.steps.map((known) => (
          <Step key={known.step} {...known} isOwn={known.step === ladder.own} />
        ))}
      </ol>
      <NextYear ladder={ladder} />
    </figure>
  );
}

/** A bar as high as the step is dear: the dearest costs three times the base. */
function Step({ step, percent, isOwn }: LadderStep & { readonly isOwn: boolean }) {
  return (
    <li className="text-center" aria-current={isOwn ? 'step' : undefined}>
      <VisuallyHidden>{words.step(step, percent)}</VisuallyHidden>
      <div
        aria-hidden="true"
        className={classNames(isOwn ? 'bg-brand forced-colors:bg-[Highlight]' : 'bg-line')}
        style={{ height: `${(100 + percent) / 8}px` }}
      />
      <span aria-hidden="true" className={classNames('block tabular-nums', isOwn && 'bg-brand font-bold text-paper')}>
        {step}
      </span>
    </li>
  );
}

function betterText({ own, afterClaimFreeYear: better }: Ladder): string {
  if (!better) return words.top;
  // How soon the lowest step is left is not sure.
  return own === 0 ? words.lowest : words.claimFree(better.step, better.percent);
}

function NextYear({ ladder }: { readonly ladder: Ladder }) {
  const { afterClaim: worse } = ladder;
  return (
    <div className="mt-2 text-ink-soft">
      <p>{betterText(ladder)}</p>
      {worse && <p>{words.claim(worse.step, worse.percent)}</p>}
    </div>
  );
}
