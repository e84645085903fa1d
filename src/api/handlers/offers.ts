import { passportIdentity } from '#catalog/risks/people/identity.ts';
import { identityOf } from '#domain/identity.ts';
import type { RiskKind } from '#domain/risks/risk.ts';
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
import { riskWires } from '../risks/index.ts';
import { sharedListOf } from '../shared-wire.ts';

const notFound = { outcome: 'notFound' } as const;
const notAsked = (kind: RiskKind) => ({ outcome: 'step', messages: [riskWires[kind].notAskedYet] }) as const;

/** Where insurers stand and what they offer; and the link by which offers are shown to others. */
export function offerHandlers(ports: QuotationPorts) {
  return {
    async firms({ QueryType, Gsm, NationalNumber = '', PassportNumber, HeaderGuid }, caller) {
      const identity = PassportNumber === undefined ? identityOf(NationalNumber) : passportIdentity(PassportNumber);
      const asked = { headerGuid: HeaderGuid, line: QueryType, phone: Gsm, identity };
      const answer = await readFirms(ports, asked, caller);
      return answer.kind === 'panel' ? ok(panelData(HeaderGuid, answer.panel)) : noAccess(answer);
    },

    async listOffers({ HeaderGuid: headerGuid, Cursor: cursor }, caller) {
      const answer = await readOfferList(ports, { headerGuid, cursor }, caller);
      if (answer.kind === 'listed') return ok(offerListOf(answer.listing, ports));
      return answer.kind === 'notAsked' ? notAsked(answer.risk) : noAccess(answer);
    },

    async shareOffers({ HeaderGuid }, caller) {
      const answer = await shareOffers(ports, HeaderGuid, caller);
      if (answer.kind === 'shared') return ok({ Token: answer.token });
      return answer.kind === 'notAsked' ? notAsked(answer.risk) : noAccess(answer);
    },

    async sharedOffers({ Token }, caller) {
      const answer = await readSharedOffers(ports, Token, caller);
      if (answer.kind === 'limited') return limitedReply(answer);
      return answer.kind === 'offers' ? ok(sharedListOf(answer.offers, ports)) : notFound;
    },
  } satisfies Handlers;
}
