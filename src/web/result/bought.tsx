import { lines } from '#catalog/lines/index.ts';
import type { OrderStatus } from '#contracts/calls/payment.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { boughtTexts as words } from '#messages/result.ts';
import { saveCalendar } from '../documents/save-calendar.ts';
import { usePdf } from '../documents/use-pdf.ts';
import { ForeignPriceLine, PersonPrices } from '../offer/price-parts.tsx';
import { readAgreedParts } from '../offer/read-price-parts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { thingText, withdrawalText } from './bought-texts.ts';
import { Fact } from './fact.tsx';

type Item = OrderStatus['Items'][number];

/** What was insured, as its calendar entry tells it. */
type Thing = Pick<OrderStatus, 'LicensePlateNumber' | 'Insured'>;

type BoughtProps = { readonly status: Thing & Pick<OrderStatus, 'Items' | 'Customer'> };

/** What is insured and for whom, then each policy with its number and its documents; what could not be issued says so. */
export function Bought({ status }: BoughtProps) {
  const { Items, Insured, Customer } = status;
  const id = useElementId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {words.title}
      </h3>
      <dl className="mt-3 grid gap-x-8 gap-y-2 @xl:grid-cols-2">
        <Fact name={words.insured[Insured.Kind]} value={thingText(Insured)} />
        <Fact name={words.customer} value={`${Customer.Name} ${Customer.Surname}`.trim()} />
      </dl>
      <ul className="mt-4 grid gap-4">
        {Items.map((item) => (
          <li key={item.OfferGuid}>
            <BoughtItem item={item} thing={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type BoughtItemProps = { readonly item: Item; readonly thing: Thing };

function BoughtItem({ item, thing }: BoughtItemProps) {
  return (
    <Card>
      <div className="flex items-start gap-3">
        <span className="shrink-0">
          <InsurerMark code={Number(item.InsuranceFirm)} name={item.FirmName} size={44} />
        </span>
        <div className="min-w-0">
          <h4 className="font-semibold text-lead leading-tight">{lines[item.Line].name}</h4>
          <p className="text-ink-soft">{[item.FirmName, item.PackageName].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {item.State === 'refused' || item.State === 'released' ? (
        <p className="mt-3 flex gap-2 text-warning">
          <Icon name="warning" className="size-5 shrink-0" />
          {words[item.State]}
        </p>
      ) : (
        <>
          <dl className="mt-4 grid gap-x-8 gap-y-2 @xl:grid-cols-3">
            {item.PolicyNo && <Fact name={words.policyNo} value={item.PolicyNo} />}
            <Fact name={words.period} value={words.from(formatDay(item.PolicyStart), formatDay(item.PolicyEnd))} />
            <Fact name={words.price} value={formatLira(fromLira(item.GrossPremium))} />
          </dl>
          <WithdrawalLine item={item} />
          <MadeOf item={item} />
          <GatheredDocuments item={item} thing={thing} />
        </>
      )}
    </Card>
  );
}

function MadeOf({ item }: { readonly item: Item }) {
  const { personPrices, foreignPrice } = readAgreedParts(item);
  return (
    <div className="mt-2 max-w-modal empty:hidden">
      <ForeignPriceLine price={foreignPrice} />
      <PersonPrices people={personPrices} />
    </div>
  );
}

function WithdrawalLine({ item }: { readonly item: Item }) {
  const text = withdrawalText(item);
  if (text === undefined) return null;
  return (
    <p className="mt-3 flex gap-2 text-small">
      <Icon name="calendar" className="size-5 shrink-0 text-brand" />
      {text}
    </p>
  );
}

function GatheredDocuments({ item, thing }: BoughtItemProps) {
  const { PolicyGuid, PolicyEnd, RenewalFrom, Documents, Line } = item;
  const { LicensePlateNumber, Insured } = thing;
  const { open, isLoading } = usePdf();
  if (!PolicyGuid) return null;
  return (
    <div className="mt-4 grid gap-3 @xl:flex @xl:flex-wrap">
      {Documents.map(({ Key, Title }, index) => (
        <Button
          key={Key}
          variant={index === 0 ? 'brand' : 'quiet'}
          loading={isLoading(Key)}
          onClick={() => void open(Key, { PolicyGuid, DocumentKey: Key })}
        >
          <Icon name="document" className="size-5" />
          <span aria-hidden="true">{words.download(Title)}</span>
          <VisuallyHidden>{words.downloadOf(Title, lines[Line].name)}</VisuallyHidden>
        </Button>
      ))}
      {RenewalFrom && (
        <Button
          variant="quiet"
          onClick={() => saveCalendar({ PolicyGuid, Line, PolicyEnd, LicensePlateNumber, Insured })}
        >
          <Icon name="calendar" className="size-5" />
          <span aria-hidden="true">{words.calendar}</span>
          <VisuallyHidden>{words.calendarOf(lines[Line].name)}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
