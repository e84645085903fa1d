import { type FormValues, isShown } from '#catalog/fields/values.ts';
import type { Flow } from '#catalog/flows/flow.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { lines } from '#catalog/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { quoteTexts, summaryTexts } from '#messages/quote.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { hideNumber } from './hide-number.ts';

type QuoteSummaryProps = {
  readonly flow: Flow;
  readonly line: LineKey;
  readonly values: FormValues;
  readonly firmCount: number;
};

/** Who, what and when, as known so far, and what happens next. */
export function QuoteSummary({ flow, line, values, firmCount }: QuoteSummaryProps) {
  const asked = new Set(
    fieldsOf(flow.form)
      .filter((field) => isShown(field, values))
      .map(({ name }) => name),
  );
  const answer = (name: string) => (asked.has(name) ? String(values[name] ?? '') : '');
  const who = hideNumber(answer('NationalNumber') || answer('PassportNumber'));
  const plate = answer('LicensePlateNumber').toUpperCase();
  return (
    <Card tone="mist">
      <h2 className="text-h4">{summaryTexts.title}</h2>
      <dl className="mt-4 grid gap-3">
        <Row name={summaryTexts.what} value={lines[line].name} />
        <Row name={summaryTexts.who} value={who} />
        {plate && <Row name={summaryTexts.plate} value={plate} />}
        <Row name={summaryTexts.when} value={summaryTexts.whenLater} />
      </dl>
      <h3 className="mt-6 border-line border-t pt-5 text-base">{quoteTexts.nextTitle}</h3>
      <ol className="mt-3 grid gap-3 text-ink-soft text-small">
        {quoteTexts.next.map((text, index) => (
          <li key={text} className="flex gap-3">
            <span className="font-semibold text-brand tabular-nums">{index + 1}</span>
            {text}
          </li>
        ))}
      </ol>
      {firmCount > 0 && (
        <p className="mt-5 flex gap-3 border-line border-t pt-5 text-small">
          <Icon name="shield" className="size-5 shrink-0 text-brand" />
          {summaryTexts.firms(firmCount)}
        </p>
      )}
    </Card>
  );
}

function Row({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className={value ? 'font-medium' : 'text-ink-soft'}>{value || summaryTexts.empty}</dd>
    </div>
  );
}
