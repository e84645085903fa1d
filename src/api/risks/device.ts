import { deviceAnswersSchema } from '#contracts/calls/device.ts';
import { deviceReplies } from '#messages/quotation.ts';
import type { RiskWire } from './risk-wire.ts';
import { openingThing, wireOpenedThing, wireQuotedThing } from './thing-wire.ts';

export const deviceWire: RiskWire<'device'> = {
  ...deviceReplies,
  opening: openingThing,
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: async (quotation) => wireOpenedThing(quotation),
  async stored(quotation) {
    const { asked, prefilled, found } = quotation;
    const { data: answers } = deviceAnswersSchema.safeParse(asked?.answers ?? prefilled);
    return {
      ...wireQuotedThing(quotation),
      // Only what follows another policy has a day of its own; the rest begins on the day it is asked for.
      Answers: answers ? { ...answers, PolicyStart: found.renewsFrom } : null,
    };
  },
  plate: () => undefined,
  carName: () => null,
};
