import { healthAnswersSchema, type OpenedHealth } from '#contracts/calls/health.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import { healthReplies } from '#messages/quotation.ts';
import type { Answers } from '#ports/quotations.ts';
import type { OpenedQuotation } from '#services/quotation/open-quotation.ts';
import { rowsWithDeclarations } from '#services/risks/health/declarations.ts';
import { wireInsured } from '../insured-wire.ts';
import { wireOwner } from './common-wire.ts';
import { openingPerson, wireKnownPerson, wirePeople } from './person-wire.ts';
import type { RiskWire } from './risk-wire.ts';

function openedData({ id, found }: OpenedQuotation<'health'>): OpenedHealth {
  return { HeaderGuid: id, Customer: wireOwner(found), ...wireKnownPerson(found) };
}

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
  opened: async (quotation) => openedData(quotation),
  async stored(quotation, _lists, { declarations }) {
    const { line, phone, asked, prefilled } = quotation;
    return {
      ...openedData(quotation),
      QueryType: line,
      SecondHand: false,
      Phone: phone,
      Insured: asked ? wireInsured(asked.insured) : null,
      Answers: wireAnswers(asked?.answers ?? prefilled, declarations),
      People: wirePeople(asked?.insuredPeople ?? []),
    };
  },
  plate: () => undefined,
  carName: () => null,
};
