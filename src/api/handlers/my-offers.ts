import type { MyThings } from '#contracts/calls/my-things.ts';
import { lineKeys } from '#domain/lines.ts';
import { askAgain } from '#services/quotation/ask-again.ts';
import { ownQuotations } from '#services/quotation/own-quotations.ts';
import { type OwnThings, ownThings } from '#services/quotation/own-things.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { panelReply } from '../ask-again-reply.ts';
import { type Handlers, ok } from '../handler.ts';
import { wireOwnQuotation } from '../own-quotation-wire.ts';

const nobody = { outcome: 'tokenControl' } as const;

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
      return ok((await ownQuotations(ports, session.accountId)).map(wireOwnQuotation));
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
