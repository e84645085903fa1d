import { offerListTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../offer/offer-view.ts';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import type { OfferFeed } from './feed/offer-feed.ts';

type CollectingProps = Pick<OfferFeed, 'answered' | 'total'> & { readonly looking?: number | undefined };

/** How many insurers have answered, from answers that came. One that looks first has said no more than that. */
export function Collecting({ answered: heard, total, looking = 0 }: CollectingProps) {
  if (total === 0) return null;
  const answered = heard - looking;
  const text = words.collecting(answered, total, looking);
  return (
    <div>
      <p className="font-medium tabular-nums">{text}</p>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={answered}
        aria-valuetext={text}
        className="mt-1 h-1.5 max-w-modal overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-brand transition-[width] duration-200"
          style={{ width: `${(answered / total) * 100}%` }}
        />
      </div>
    </div>
  );
}

/** Whose answer is still awaited, by name. */
export function WaitingInsurers({ offers }: { readonly offers: readonly OfferView[] }) {
  const names = new Map(
    offers.filter(({ state }) => state === 'waiting').map(({ insurer, insurerName }) => [insurer, insurerName]),
  );
  if (names.size === 0) return null;
  return (
    <div className="mt-5">
      <h2 className="font-medium text-small text-ink-soft">{words.waitingTitle}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {[...names].map(([insurer, name]) => (
          <li
            key={insurer}
            className="flex items-center gap-2 rounded-full border border-line bg-paper py-1 pr-3 pl-1 text-small"
          >
            <InsurerMark code={Number(insurer)} name={name} size={28} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The place of the first cards, without a claim about when they come. */
export function FirstAwaited() {
  return (
    <div>
      <p className="text-ink-soft">{words.askingNote}</p>
      <div aria-hidden="true" className="mt-4 grid gap-4">
        {[0, 1].map((place) => (
          <div key={place} className="grid gap-3 rounded-card border border-line p-5">
            <div className="flex items-center gap-3">
              <span className="size-11 rounded-field bg-line" />
              <span className="h-4 w-40 rounded-full bg-line" />
            </div>
            <span className="h-8 w-44 rounded-field bg-line" />
            <span className="h-4 w-full rounded-full bg-mist" />
            <span className="h-4 w-2/3 rounded-full bg-mist" />
          </div>
        ))}
      </div>
    </div>
  );
}
