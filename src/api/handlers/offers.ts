import { guestLinesOfTraffic } from '#catalog/pages/quotes.ts';
import type { LineKey } from '#domain/lines.ts';
import { quotationReplies } from '#messages/quotation.ts';
import type { Caller } from '#services/ports.ts';
import { askAgain } from '#services/quotation/ask-again.ts';
import { readOfferList } from '#services/quotation/list-offers.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { readFirms } from '#services/quotation/read-firms.ts';
import { readQuotation } from '#services/quotation/read-quotation.ts';
import { confirmResume, resumeOffers } from '#services/quotation/resume-offers.ts';
import { shareOffers } from '#services/quotation/share-offers.ts';
import { readSharedOffers } from '#services/quotation/shared-offers.ts';
import { type Handlers, ok } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';
import { offerListOf } from '../offer-wire.ts';
import { panelData } from '../panel-wire.ts';
import { sharedListOf } from '../shared-wire.ts';
import { codeReply, linkCodeReply } from '../sms-replies.ts';

const notFound = { outcome: 'notFound' } as const;
const notAsked = { outcome: 'step', messages: [quotationReplies.notAskedYet] } as const;

type StartModel = {
  readonly HeaderGuid: string;
  readonly QueryType?: LineKey | undefined;
  readonly InsuranceFirm?: string | undefined;
};

/** Where insurers stand and what they offer; and the link by which offers are shown to others and taken up again. */
export function offerHandlers(ports: QuotationPorts) {
  async function startVehicle(model: StartModel, pageLines: readonly LineKey[], caller: Caller) {
    const { HeaderGuid: headerGuid, QueryType: line, InsuranceFirm: insurer } = model;
    const answer = await askAgain(ports, { headerGuid, pageLines, line, insurer }, caller);
    switch (answer.kind) {
      case 'panel':
        return ok(panelData(headerGuid, answer.panel));
      case 'notFound':
        return notFound;
      case 'notAsked':
        return notAsked;
      case 'startIsPast':
        return { outcome: 'step', messages: [quotationReplies.startIsPast] } as const;
      case 'limited':
        return limitedReply(answer);
    }
  }

  return {
    startTraffic: (model, caller) => startVehicle(model, guestLinesOfTraffic, caller),
    startKasko: (model, caller) => startVehicle(model, ['kasko'], caller),

    async firms({ QueryType, Gsm, NationalNumber, HeaderGuid }, caller) {
      const asked = { headerGuid: HeaderGuid, line: QueryType, phone: Gsm, nationalNumber: NationalNumber };
      const panel = await readFirms(ports, asked, caller);
      return panel ? ok(panelData(HeaderGuid, panel)) : notFound;
    },

    async listOffers({ HeaderGuid: headerGuid, Cursor: cursor }, caller) {
      const listing = await readOfferList(ports, { headerGuid, cursor }, caller);
      if (listing) return ok(offerListOf(listing, ports));
      return (await readQuotation(ports, headerGuid, caller)) ? notAsked : notFound;
    },

    async shareOffers({ HeaderGuid }, caller) {
      const answer = await shareOffers(ports, HeaderGuid, caller);
      if (answer.kind === 'shared') return ok({ Token: answer.token });
      return answer.kind === 'notAsked' ? notAsked : notFound;
    },

    async sharedOffers({ Token }, caller) {
      const answer = await readSharedOffers(ports, Token, caller);
      if (answer.kind === 'limited') return limitedReply(answer);
      return answer.kind === 'offers' ? ok(sharedListOf(answer.offers, ports)) : notFound;
    },

    async resumeOffers({ Token }, caller) {
      const answer = await resumeOffers(ports, Token, caller);
      return answer.kind === 'notFound' ? notFound : linkCodeReply(answer);
    },

    async confirmResume({ Token, SmsActivationCode }, caller) {
      const answer = await confirmResume(ports, { token: Token, code: SmsActivationCode }, caller);
      switch (answer.kind) {
        case 'admitted':
          return ok({ HeaderGuid: answer.headerGuid, QueryType: answer.line, SecondHand: answer.secondHand });
        case 'codeWrong':
        case 'codeOver':
          return codeReply(answer);
        case 'notFound':
          return notFound;
        case 'limited':
          return limitedReply(answer);
      }
    },
  } satisfies Handlers;
}
