import { tripAnswersSchema } from '#contracts/calls/trip.ts';
import { tripReplies } from '#messages/quotation.ts';
import { openingPerson, wireOpenedPerson, wireQuotedPeople } from './person-wire.ts';
import type { RiskWire } from './risk-wire.ts';

export const tripWire: RiskWire<'trip'> = {
  ...tripReplies,
  opening: (model) => ({ ...openingPerson(model), answers: {} }),
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: async (quotation) => wireOpenedPerson(quotation),
  async stored(quotation) {
    const { asked, prefilled } = quotation;
    return {
      ...wireQuotedPeople(quotation),
      Answers: tripAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
    };
  },
  plate: () => undefined,
  carName: () => null,
};
