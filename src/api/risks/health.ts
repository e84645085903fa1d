import { healthAnswersSchema } from '#contracts/calls/health.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import { healthReplies } from '#messages/quotation.ts';
import type { Answers } from '#ports/quotations.ts';
import { rowsWithDeclarations } from '#services/risks/health/declarations.ts';
import { openingPerson, wireOpenedPerson, wireQuotedPeople } from './person-wire.ts';
import type { RiskWire } from './risk-wire.ts';

/** What was sent, with what is kept apart from it. */
function wireAnswers(sent: Answers | undefined, declarations: readonly HealthDeclaration[]) {
  const stored = healthAnswersSchema.safeParse(sent).data;
  if (!stored?.fam) return stored ?? null;
  const fam = rowsWithDeclarations(stored.fam, declarations);
  return healthAnswersSchema.safeParse({ ...stored, fam }).data ?? null;
}

export const healthWire: RiskWire<'health'> = {
  ...healthReplies,
  opening: (model) => ({ ...openingPerson(model), answers: {} }),
  update: ({ HeaderGuid: headerGuid, ...answers }) => ({ headerGuid, answers }),
  opened: async (quotation) => wireOpenedPerson(quotation),
  async stored(quotation, _lists, { declarations }) {
    const { asked, prefilled } = quotation;
    return {
      ...wireQuotedPeople(quotation),
      Answers: wireAnswers(asked?.answers ?? prefilled, declarations),
    };
  },
  plate: () => undefined,
  carName: () => null,
};
