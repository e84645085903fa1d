import { type OpenedTrip, tripAnswersSchema } from '#contracts/calls/trip.ts';
import { tripReplies } from '#messages/quotation.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import { wireInsured } from '../insured-wire.ts';
import { wireOwner } from './common-wire.ts';
import { openingPerson, wireKnownPerson, wirePeople } from './person-wire.ts';
import type { RiskWire } from './risk-wire.ts';

function openedData({ id, found }: OpenedQuotation<'trip'>): OpenedTrip {
  return { HeaderGuid: id, Customer: wireOwner(found), ...wireKnownPerson(found) };
}

export const tripWire: RiskWire<'trip'> = {
  ...tripReplies,
  opening: (model) => ({ ...openingPerson(model), answers: {} }),
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: async (quotation) => openedData(quotation),
  async stored(quotation) {
    const { line, phone, asked, prefilled } = quotation;
    return {
      ...openedData(quotation),
      QueryType: line,
      SecondHand: false,
      Phone: phone,
      Insured: asked ? wireInsured(asked.insured) : null,
      Answers: tripAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
      People: wirePeople(asked?.insuredPeople ?? []),
    };
  },
  plate: () => undefined,
  carName: () => null,
};
