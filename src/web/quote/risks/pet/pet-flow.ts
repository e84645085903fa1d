import { type FactRow, factRows } from '#catalog/fields/fact-rows.ts';
import { petList } from '#catalog/risks/pet/answers.ts';
import { insuredLabels } from '#messages/insured.ts';
import { petTexts } from '#messages/pet-questions.ts';
import { petStepTexts as words } from '#messages/pet-step.ts';
import type { RiskFlow } from '../risk-flow.ts';
import { isSameCustomer } from '../same-customer.ts';
import { readPet } from './read-quotation.ts';

/** The names as they stand in the cards; undefined as long as no animal has one. */
function namesIn(told: Readonly<Record<string, unknown>>): string | undefined {
  const rows: readonly unknown[] = Array.isArray(told[petList]) ? told[petList] : [];
  const names = rows.flatMap((row) => {
    const name = typeof row === 'object' && row !== null && 'PetName' in row ? String(row.PetName).trim() : '';
    return name === '' ? [] : [name];
  });
  return names.length > 0 ? names.join(', ') : undefined;
}

/** Which animals and up to which sum, as they stand in the questions or were sent. */
function petRows(told: Readonly<Record<string, unknown>>): readonly FactRow[] {
  const limit = petTexts.limit.names[Number(told.TreatmentLimit ?? 0) - 1];
  return factRows([insuredLabels.pet, namesIn(told)], [words.limit, limit]);
}

export const petFlow: RiskFlow<'pet'> = {
  read: readPet,
  firstAnswers: (filled) => filled,
  // The animals are told with all the rest.
  isSearched: () => false,
  resumes: isSameCustomer,
  loadCalls: async () => (await import('./calls.ts')).petCalls,
  loadStep: async () => (await import('./pet-step.tsx')).PetStep,
  insuredRows: ({ quotation, answers }) => petRows({ ...quotation?.Answers, ...answers }),
  valueOf: () => undefined,
  officialPriceOf: () => undefined,
  priceCeilingOf: () => undefined,
  minimumOf: () => undefined,
  peopleOf: () => [],
};
