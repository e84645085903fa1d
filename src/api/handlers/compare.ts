import { mostCompared } from '#domain/quote/comparison.ts';
import { compareReplies } from '#messages/compare.ts';
import { compareOffers } from '#services/quotation/compare-offers.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { type Handlers, ok } from '../handler.ts';
import { wireOffer } from '../offer-wire.ts';
import { noAccess } from '../proof-replies.ts';

/** Offers side by side, each as the list tells it. */
export function compareHandlers(ports: QuotationPorts) {
  return {
    async comparePackages({ HeaderGuid, OfferGuids }, caller) {
      const answer = await compareOffers(ports, { headerGuid: HeaderGuid, offerIds: OfferGuids }, caller);
      switch (answer.kind) {
        case 'offers':
          return ok({ HeaderGuid, Offers: answer.rows.map((row) => wireOffer(row, ports)) });
        case 'none':
          return { outcome: 'validation', messages: [compareReplies.none] };
        case 'tooMany':
          return { outcome: 'validation', messages: [compareReplies.tooMany(mostCompared)] };
        default:
          return noAccess(answer);
      }
    },
  } satisfies Handlers;
}
