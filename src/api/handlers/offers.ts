import { linesQuotedOn, quotePageOf } from '#catalog/pages/quotes.ts';
import type { LineKey } from '#domain/lines.ts';
import { quotationReplies } from '#messages/quotation.ts';
import type { Viewer } from '#services/ports.ts';
import { askAgain } from '#services/quotation/ask-again.ts';
import { readOfferList } from '#services/quotation/list-offers.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { readFirms } from '#services/quotation/read-firms.ts';
import { shareOffers } from '#services/quotation/share-offers.ts';
import { readSharedOffers } from '#services/quotation/shared-offers.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { offerListOf } from '../offer-wire.ts';
import { panelData } from '../panel-wire.ts';
import { noAccess } from '../proof-replies.ts';
import { sharedListOf } from '../shared-wire.ts';

const notFound = { outcome: 'notFound' } as const;
const notAsked = { outcome: 'step', messages: [quotationReplies.notAskedYet] } as const;

type StartModel = {
  readonly HeaderGuid: string;
  readonly QueryType?: LineKey | undefined;
  readonly InsuranceFirm?: string | undefined;
};

/** Where insurers stand and what they offer; and the link by which offers are shown to others. */
export function offerHandlers(ports: QuotationPorts) {
  async function startVehicle(model: StartModel, pageLines: readonly LineKey[], viewer: Viewer) {
    const { HeaderGuid: headerGuid, QueryType: line, InsuranceFirm: insurer } = model;
    const answer = await askAgain(ports, { headerGuid, pageLines, line, insurer }, viewer);
    switch (answer.kind) {
      case 'panel':
        return ok(panelData(headerGuid, answer.panel));
      case 'proofOld':
      case 'notFound':
        return noAccess(answer);
      case 'notAsked':
        return notAsked;
      case 'startIsPast':
        return { outcome: 'step', messages: [quotationReplies.startIsPast] } as const;
      case 'limited':
        return limitedReply(answer);
    }
  }

  return {
    startTraffic: (model, caller) => startVehicle(model, linesQuotedOn(quotePageOf('trafik')), caller),
    startKasko: (model, caller) => startVehicle(model, linesQuotedOn(quotePageOf('kasko')), caller),

    async firms({ QueryType, Gsm, NationalNumber, HeaderGuid }, caller) {
      const asked = { headerGuid: HeaderGuid, line: QueryType, phone: Gsm, nationalNumber: NationalNumber };
      const answer = await readFirms(ports, asked, caller);
      return answer.kind === 'panel' ? ok(panelData(HeaderGuid, answer.panel)) : noAccess(answer);
    },

    async listOffers({ HeaderGuid: headerGuid, Cursor: cursor }, caller) {
      const answer = await readOfferList(ports, { headerGuid, cursor }, caller);
      if (answer.kind === 'listed') return ok(offerListOf(answer.listing, ports));
      return answer.kind === 'notAsked' ? notAsked : noAccess(answer);
    },

    async shareOffers({ HeaderGuid }, caller) {
      const answer = await shareOffers(ports, HeaderGuid, caller);
      if (answer.kind === 'shared') return ok({ Token: answer.token });
      return answer.kind === 'notAsked' ? notAsked : noAccess(answer);
    },

    async sharedOffers({ Token }, caller) {
      const answer = await readSharedOffers(ports, Token, caller);
      if (answer.kind === 'limited') return limitedReply(answer);
      return answer.kind === 'offers' ? ok(sharedListOf(answer.offers, ports)) : notFound;
    },
  } satisfies Handlers;
}
