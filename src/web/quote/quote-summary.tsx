import { nextStep } from '#catalog/flows/steps.ts';
import { lines } from '#catalog/lines/index.ts';
import type { Step } from '#catalog/lines/steps.ts';
import { quoteOf } from '#catalog/pages/quotes.ts';
import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { quoteTexts, summaryTexts } from '#messages/quote.ts';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import type { KnownSoFar } from './known-so-far.ts';

type QuoteSummaryProps = {
  readonly line: LineKey;
  readonly known: KnownSoFar;
  readonly insurerCount: number;
  /** The step that is asked. */
  readonly step: Step;
};

const { code, found, offers } = quoteTexts.next;

/** Whether the first step asks everything. */
const asksAtOnce = (line: LineKey) => nextStep(quoteOf(line), 'identity').kind === 'offers';

/** What can be said of the start before it is known. */
function whenOf(line: LineKey): string {
  if (asksAtOnce(line)) return '';
  return quotedKind(line) === 'device' ? summaryTexts.startsToday : summaryTexts.whenLater;
}

/** What lies before the second step is past once it is asked. */
function upcoming(line: LineKey, { kind }: Step): readonly string[] {
  if (kind !== 'identity') return [offers];
  return asksAtOnce(line) ? [code, offers] : [code, found, offers];
}

/** Who, what and when, as known so far, and what happens next. */
export function QuoteSummary({ line, known, insurerCount, step }: QuoteSummaryProps) {
  const { who, insured, start } = known;
  return (
    <Card tone="mist">
      <h2 className="text-h4">{summaryTexts.title}</h2>
      <dl className="mt-4 grid gap-3">
        <Row name={summaryTexts.what} value={lines[line].name} />
        <Row name={summaryTexts.who} value={who} />
        {insured.map((row) => (
          <Row key={row.name} {...row} />
        ))}
        <Row name={summaryTexts.when} value={start || whenOf(line)} />
      </dl>
      <h3 className="mt-6 border-line border-t pt-5 text-base">{quoteTexts.nextTitle}</h3>
      <ol className="mt-3 grid gap-3 text-ink-soft text-small">
        {upcoming(line, step).map((text, index) => (
          <li key={text} className="flex gap-3">
            <span className="font-semibold text-brand tabular-nums">{index + 1}</span>
            {text}
          </li>
        ))}
      </ol>
      {insurerCount > 0 && (
        <p className="mt-5 flex gap-3 border-line border-t pt-5 text-small">
          <Icon name="shield" className="size-5 shrink-0 text-brand" />
          {summaryTexts.insurers(insurerCount)}
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
