import { lineKeys } from '#domain/lines.ts';
import { askAgain } from '#services/quotation/ask-again.ts';
import { ownQuotations } from '#services/quotation/own-quotations.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { panelReply } from '../ask-again-reply.ts';
import { type Handlers, ok } from '../handler.ts';
import { wireOwnQuotation } from '../own-quotation-wire.ts';

const nobody = { outcome: 'tokenControl' } as const;

/** Quotations of the logged-in customer, on whichever device they were asked. */
export function myOffersHandlers(ports: QuotationPorts) {
  return {
    async myOffers(_model, { session }) {
      if (!session) return nobody;
      return ok((await ownQuotations(ports, session.accountId)).map(wireOwnQuotation));
    },

    async askOffersAgain({ HeaderGuid: headerGuid }, caller) {
      if (!caller.session) return nobody;
      const everybody = { line: undefined, insurer: undefined, packageId: undefined, everybody: true };
      const answer = await askAgain(ports, { headerGuid, pageLines: lineKeys, ...everybody }, caller);
      return panelReply(headerGuid, answer);
    },
  } satisfies Handlers;
}
