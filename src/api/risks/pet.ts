import { petAnswersSchema } from '#contracts/calls/pet.ts';
import { petReplies } from '#messages/quotation.ts';
import type { RiskWire } from './risk-wire.ts';
import { openingThing, wireOpenedThing, wireQuotedThing } from './thing-wire.ts';

export const petWire: RiskWire<'pet'> = {
  ...petReplies,
  opening: openingThing,
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: async (quotation) => wireOpenedThing(quotation),
  async stored(quotation) {
    const { asked, prefilled } = quotation;
    return {
      ...wireQuotedThing(quotation),
      Answers: petAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
    };
  },
  plate: () => undefined,
  carName: () => null,
};
