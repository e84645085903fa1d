import type { OwnQuotation as WireQuotation } from '#contracts/calls/my-offers.ts';
import type { MyThings } from '#contracts/calls/my-things.ts';
import { lineKeys } from '#domain/lines.ts';
import { toWireLira } from '#domain/money.ts';
import { askAgain } from '#services/quotation/ask-again.ts';
import { type OwnQuotation, ownQuotations } from '#services/quotation/own-quotations.ts';
import { type OwnThings, ownThings } from '#services/quotation/own-things.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { panelReply } from '../ask-again-reply.ts';
import { type Handlers, ok } from '../handler.ts';
import { wireInsured } from '../insured-wire.ts';

const nobody = { outcome: 'tokenControl' } as const;

function wireOwn({ stage, counts, lowest, validUntil, ...quotation }: OwnQuotation): WireQuotation {
  const isOpen = stage === 'open';
  return {
    HeaderGuid: quotation.id,
    Line: quotation.line,
    SecondHand: quotation.variant === 'secondHand',
    Insured: wireInsured(quotation.insured),
    AskedAt: quotation.askedAt.toISOString(),
    PolicyStart: quotation.start,
    Stage: stage,
    OfferCount: isOpen ? counts.priced : 0,
    LowestPremium: isOpen && lowest !== undefined ? toWireLira(lowest) : null,
    ValidUntil: isOpen && validUntil ? validUntil.toISOString() : null,
    DocumentsWanted: quotation.documentsWanted,
  };
}

const wireThings = ({ vehicles, homes }: OwnThings): MyThings => ({
  Vehicles: vehicles.map(({ plate, name, documentSerial, documentNumber }) => ({
    Plate: plate,
    Name: name,
    DocumentSerial: documentSerial ?? null,
    DocumentNo: documentNumber ?? null,
  })),
  Homes: homes.map(({ uavt, text }) => ({ UAVTNumber: uavt, Address: text })),
});

/** Quotations of the logged-in customer and what they are about, on whichever device they were asked. */
export function myOffersHandlers(ports: QuotationPorts) {
  return {
    async myOffers(_model, { session }) {
      if (!session) return nobody;
      return ok((await ownQuotations(ports, session.accountId)).map(wireOwn));
    },

    async myThings(_model, { session }) {
      if (!session) return nobody;
      return ok(wireThings(await ownThings(ports, session.accountId)));
    },

    async askOffersAgain({ HeaderGuid: headerGuid }, caller) {
      if (!caller.session) return nobody;
      const everybody = { line: undefined, insurer: undefined, packageId: undefined, everybody: true };
      const answer = await askAgain(ports, { headerGuid, pageLines: lineKeys, ...everybody }, caller);
      return panelReply(headerGuid, answer);
    },
  } satisfies Handlers;
}
