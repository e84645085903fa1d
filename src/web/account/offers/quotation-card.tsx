import type { OwnQuotation } from '#contracts/calls/my-offers.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { myOffersTexts as words } from '#messages/my-offers.ts';
import { Card } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { dayText, momentText, quotationNames } from './own-quotation.ts';
import { QuotationActions } from './quotation-actions.tsx';
import { QuotationChip } from './quotation-chip.tsx';

type QuotationCardProps = { readonly own: OwnQuotation; readonly today: string };

/** One quotation: what for, where it stands, what it costs at least, and how to go on. */
export function QuotationCard({ own, today }: QuotationCardProps) {
  const { line, insured, more } = quotationNames(own);
  const facts = [words.asked(dayText(own.AskedAt)), words.starts(formatDay(own.PolicyStart))];
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h4">{line}</h3>
          <p className="mt-1 break-words">
            <span className="font-semibold tabular-nums">{insured}</span>
            {more && <span className="text-ink-soft"> {more}</span>}
          </p>
          {own.SecondHand && <p className="text-ink-soft text-small">{words.secondHand}</p>}
        </div>
        <QuotationChip stage={own.Stage} />
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-small tabular-nums">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {own.DocumentsWanted && <Note look="warning">{words.documents}</Note>}
      {own.Stage === 'open' ? <Price own={own} /> : <p className="max-w-text text-small">{stageText(own, today)}</p>}
      <QuotationActions own={own} startIsPast={own.PolicyStart < today} />
    </Card>
  );
}

function stageText({ Stage, PolicyStart }: OwnQuotation, today: string): string {
  if (Stage === 'open') return '';
  return words.stage[Stage === 'expired' && PolicyStart < today ? 'startIsPast' : Stage];
}

function Price({ own: { LowestPremium, OfferCount, ValidUntil } }: Pick<QuotationCardProps, 'own'>) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      {LowestPremium !== null && (
        <p>
          <span className="block text-ink-soft text-small">{words.lowest}</span>
          <span className="font-semibold text-h3 tabular-nums">{formatLira(fromLira(LowestPremium))}</span>
        </p>
      )}
      <p className="text-small tabular-nums">
        <span className="block">{words.offers(OfferCount)}</span>
        {ValidUntil !== null && <span className="block text-ink-soft">{words.until(momentText(ValidUntil))}</span>}
      </p>
    </div>
  );
}
