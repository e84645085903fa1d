import type { LineKey } from '#domain/lines.ts';
import { addOnTexts as words } from '#messages/offers.ts';
import type { OfferView } from '../../offer/offer-view.ts';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { AddOn, type AddOnActions } from './add-on.tsx';
import { addOnGroups } from './add-on-groups.ts';

type AddOnsProps = {
  readonly line: LineKey;
  readonly offers: readonly OfferView[];
  /** Undefined where the list is only looked at. */
  readonly actions?: AddOnActions | undefined;
};

/** What is sold beside the main one. Nothing is chosen beforehand; each is added and removed on its own. */
export function AddOns({ line, offers, actions }: AddOnsProps) {
  const id = useElementId();
  const groups = addOnGroups(line, offers);
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-h3">
        {words.title}
      </h2>
      {actions && <p className="mt-1 text-ink-soft text-small">{words.note}</p>}
      <div className="mt-4 grid items-start gap-4 @3xl:grid-cols-2">
        {groups.map((group) => (
          <AddOn key={group.line} group={group} actions={actions} />
        ))}
      </div>
    </section>
  );
}
