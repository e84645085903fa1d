import { policyGuideOf } from '#catalog/risks/policy-guide.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { phoneText } from '#domain/phone-text.ts';
import { claimTexts as words } from '#messages/result.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';

type Items = OrderStatus['Items'];
type Line = { readonly name: string; readonly phone: string };

/** Earthquakes are reported to the pool, everything else to the insurer that wrote the policy; each number once. */
export function claimLines(items: Items): readonly Line[] {
  const lines = items.flatMap(({ Line, State, FirmName, FirmPhone }) => {
    if (State === 'refused' || State === 'released') return [];
    if (policyGuideOf(Line) === 'earthquake') return [words.pool];
    return FirmPhone === null ? [] : [{ name: words.of(FirmName), phone: FirmPhone }];
  });
  return lines.filter(({ phone }, place) => lines.findIndex((other) => other.phone === phone) === place);
}

/** What to do when something happens: whom to call, and where the steps are written. */
export function InAClaim({ items }: { readonly items: Items }) {
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {words.title}
      </h3>
      <p className="mt-2 max-w-text">{words.text}</p>
      <ul className="mt-2 grid">
        {claimLines(items).map(({ name, phone }) => (
          <li key={phone} className="flex flex-wrap items-center gap-x-2">
            <Icon name="phone" className="size-5 shrink-0 text-brand" />
            {name}
            <a href={`tel:${phone}`} className={`${linkLook} tabular-nums`}>
              {phoneText(phone)}
            </a>
          </li>
        ))}
      </ul>
      <Link to="/hasar-aninda" className={linkLook}>
        {words.steps}
        <Icon name="chevronRight" className="size-5" />
      </Link>
    </section>
  );
}

const linkLook =
  'inline-flex min-h-11 items-center gap-1 font-medium text-brand underline decoration-tint underline-offset-4';
