import { propertyProblems } from '#messages/quotation.ts';
import type { PropertyAnswers } from './answers.ts';
import { damages } from './facts.ts';

/** Why nobody insures such a building; said where it is answered, before anybody is asked. */
export function propertyRefusal({ DamageState }: Pick<PropertyAnswers, 'DamageState'>): string | undefined {
  return DamageState === damages.heavy ? propertyProblems.heavyDamage : undefined;
}
