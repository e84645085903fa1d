import { lines } from '#catalog/lines/index.ts';
import type { Firm } from '#contracts/calls/content.ts';
import type { Policy } from '#contracts/calls/policies.ts';
import { policyStages } from '#domain/policy/policy-state.ts';
import { policyStageTexts } from '#messages/policies.ts';

/** An empty word lets everything through. */
export type PolicyFilter = { readonly line: string; readonly state: string; readonly insurer: string };

export const noFilter: PolicyFilter = { line: '', state: '', insurer: '' };

type Choice = { readonly id: string; readonly name: string };
export type FilterChoices = Readonly<Record<keyof PolicyFilter, readonly Choice[]>>;

const collator = new Intl.Collator('tr');
const byName = (one: Choice, other: Choice) => collator.compare(one.name, other.name);

/** What there is to choose between; a company is named by the list of companies where that knows it. */
export function filterChoices(policies: readonly Policy[], companies: readonly Firm[]): FilterChoices {
  const insurers = new Map(policies.map(({ InsuranceFirm, FirmName }) => [InsuranceFirm, FirmName]));
  for (const { Code, Name } of companies) if (insurers.has(Code)) insurers.set(Code, Name);
  const ofLines = [...new Set(policies.map(({ Line }) => Line))];
  return {
    line: ofLines.map((id) => ({ id, name: lines[id].name })).toSorted(byName),
    state: policyStages
      .filter((stage) => policies.some(({ State }) => State === stage))
      .map((id) => ({ id, name: policyStageTexts[id] })),
    insurer: [...insurers].map(([id, name]) => ({ id, name })).toSorted(byName),
  };
}

export function filterPolicies(policies: readonly Policy[], { line, state, insurer }: PolicyFilter): readonly Policy[] {
  return policies.filter(
    ({ Line, State, InsuranceFirm }) =>
      (line === '' || line === Line) &&
      (state === '' || state === State) &&
      (insurer === '' || insurer === InsuranceFirm),
  );
}
