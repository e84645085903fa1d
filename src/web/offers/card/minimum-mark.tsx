import { minimumSentence } from '#catalog/coverages/minimums.ts';
import { type AskedMinimum, type MinimumAnswer, minimumMet } from '#domain/quote/official-minimum.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

const looks = {
  met: { icon: 'checkCircle', className: 'bg-brand-soft text-brand-strong' },
  notMet: { icon: 'warning', className: 'bg-warning-soft text-warning' },
  unknown: { icon: 'info', className: 'bg-mist' },
} as const satisfies Record<MinimumAnswer['kind'], { icon: IconName; className: string }>;

type MinimumMarkProps = {
  readonly offer: Pick<OfferView, 'coverageState' | 'coverages'>;
  readonly minimum: AskedMinimum | undefined;
};

/** Whether an offer reaches what an authority asks for, and what it lacks. Nothing as long as its coverages are not told. */
export function MinimumMark({ offer, minimum }: MinimumMarkProps) {
  if (!minimum || offer.coverageState !== 'told') return null;
  const answer = minimumMet(minimum, offer.coverages);
  const { icon, className } = looks[answer.kind];
  return (
    <div className={classNames('flex gap-1.5 rounded-field px-3 py-2 text-small', className)}>
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <p className={answer.kind === 'unknown' ? '' : 'font-semibold'}>{minimumSentence(minimum, answer)}</p>
    </div>
  );
}
