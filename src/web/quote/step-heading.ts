import { readPlace } from '#catalog/flows/read-quote-address.ts';
import { lines } from '#catalog/lines/index.ts';
import type { LineKey } from '#domain/lines.ts';
import { stepHeadings } from '#messages/quote.ts';

/** What the page is called at a step that has left the questions behind; undefined where the line's own heading fits. */
export function stepHeading(line: LineKey, query: URLSearchParams): string | undefined {
  const { kind } = readPlace(line, query);
  switch (kind) {
    case 'compare':
      return stepHeadings.compare(lines[line].name);
    case 'offers':
    case 'shared':
    case 'own':
      return stepHeadings.offers(lines[line].name);
    case 'addOns':
      return stepHeadings.addOns;
    case 'payment':
      return stepHeadings.payment;
    case 'result':
    case 'lostResult':
      return stepHeadings.result;
    default:
      return undefined;
  }
}
