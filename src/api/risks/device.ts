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
    const { asked, prefilled } = quotation;
    return {
      ...wireQuotedThing(quotation),
      Answers: deviceAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
    };
  },
  plate: () => undefined,
  carName: () => null,
};
