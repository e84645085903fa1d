import type { Answers, Flow } from '#catalog/flows/flow.ts';
import { lines } from '#catalog/lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { quoteTexts, summaryTexts } from '#messages/quote.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { pickAsked } from './answers.ts';
import { hideNumber } from './hide-number.ts';

type QuoteSummaryProps = {
  readonly flow: Flow;
  readonly line: LineKey;
  readonly answers: Answers;
  readonly firmCount: number;
};

/** Who, what and when, as known so far, and what happens next. */
export function QuoteSummary({ flow, line, answers, firmCount }: QuoteSummaryProps) {
  const { NationalNumber, PassportNumber, LicensePlateNumber } = pickAsked(flow, answers);
  const who = hideNumber(NationalNumber ?? PassportNumber);
  const plate = LicensePlateNumber?.toUpperCase();
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
