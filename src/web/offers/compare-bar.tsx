import { mostCompared } from '#domain/quote/comparison.ts';
import { compareChoiceTexts as words } from '#messages/compare.ts';
import { type OfferView, offerName } from '../offer/offer-view.ts';
import type { Comparing } from '../offer/use-compared.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type CompareBarProps = {
  readonly comparing: Comparing;
  readonly offers: readonly OfferView[];
  readonly onCompare: () => void;
};

/** The offers chosen for comparison, each with its way out, and the way to see them side by side. */
export function CompareBar({ comparing, offers, onCompare }: CompareBarProps) {
  const chosen = comparing.chosen.flatMap((id) => offers.find((offer) => offer.id === id) ?? []);
  if (chosen.length === 0) return null;
  return (
    <section aria-label={words.bar} className="grid gap-2 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:items-center">
      <div className="min-w-0 max-sm:hidden">
        <p className="text-ink-soft text-small">{words.bar}</p>
        <ul className="relative mt-1 flex gap-2 overflow-x-auto">
          {chosen.map((offer) => (
            <Chosen key={offer.id} offer={offer} onRemove={() => comparing.toggle(offer.id)} />
          ))}
        </ul>
      </div>
      <div className="flex items-center gap-4">
        <Button disabled={chosen.length < 2} onClick={onCompare}>
          {words.open(chosen.length, mostCompared)}
        </Button>
        <Button variant="link" onClick={comparing.clear}>
          {words.clear}
        </Button>
      </div>
      <p role={comparing.refused ? 'alert' : 'status'} className="text-small text-warning empty:hidden @3xl:col-span-2">
        {comparing.refused ? words.full(mostCompared) : chosen.length < 2 ? words.needTwo : ''}
      </p>
    </section>
  );
}

function Chosen({ offer, onRemove }: { readonly offer: OfferView; readonly onRemove: () => void }) {
  const name = offerName(offer);
  return (
    <li className="flex shrink-0 items-center rounded-full border border-line bg-mist pl-3 text-small">
      <span className="max-w-48 truncate">{name}</span>
      <button type="button" onClick={onRemove} className="flex size-9 items-center justify-center rounded-full">
        <Icon name="close" className="size-4" />
        <VisuallyHidden>{words.remove(name)}</VisuallyHidden>
      </button>
    </li>
  );
}
