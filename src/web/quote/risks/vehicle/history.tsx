import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { historyRows } from '#catalog/risks/vehicle/summary.ts';
import { type Day, daysBetween } from '#domain/dates.ts';
import { lateRenewalPercent } from '#domain/tariffs/late-renewal.ts';
import { historyTexts as words } from '#messages/vehicle-step.ts';
import { Note } from '../../../ui/note.tsx';
import { FoundFacts, fromRegister } from '../../questions/found-facts.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { StepLadder } from './step-ladder.tsx';

/** A traffic policy that ran out makes the next one dearer, which is better heard here than seen in the price. */
function lateNote({ QueryType, SecondHand, PreviousPolicy }: QuotationOf<'vehicle'>, today: Day): string | undefined {
  if (!vehicleColumnsOf(QueryType).dearerWhenLate || SecondHand || !PreviousPolicy) return undefined;
  const days = daysBetween(PreviousPolicy.PolicyEnd, today);
  return days > 0 ? words.late(days, lateRenewalPercent(days, today)) : undefined;
}

/** The policy before, and the level earned with it. */
export function History({ quotation, today }: { readonly quotation: QuotationOf<'vehicle'>; readonly today: Day }) {
  // No register of ours knows the past of a foreign vehicle.
  if (vehicleColumnsOf(quotation.QueryType).history === 'unknown') return null;
  const rows = historyRows(quotation);
  const late = lateNote(quotation, today);
  const nothing = quotation.History ? words.none : words.unknown;
  return (
    <FoundFacts title={words.title} rows={rows} source={rows.length > 0 ? fromRegister : undefined}>
      {!quotation.PreviousPolicy && <p className="mt-2 text-ink-soft text-small">{nothing}</p>}
      {quotation.History && vehicleColumnsOf(quotation.QueryType).priceCeiling && (
        <StepLadder step={quotation.History.TrafficStep} today={today} />
      )}
      {late && (
        <Note look="warning" className="mt-3">
          {late}
        </Note>
      )}
    </FoundFacts>
  );
}
