import { inForce } from '#domain/tariffs/dated.ts';
import { type Levies, netOf } from '#domain/tariffs/levies.ts';
import type { Draft, Pricing } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { petCoverages, petPlans } from './pet-plans.ts';
import { petsGross } from './pet-price.ts';
import { petRefusal } from './pet-refusal.ts';
import { type PetTaste, petTasteOf } from './pet-taste.ts';
import { lacksChip, type Pets, readPets } from './pets.ts';
import { petRateRows } from './rates/pet-rates.ts';

/** Nobody pays for an illness that a vaccination would have prevented. */
function withoutIllness({ unvaccinated }: PetTaste, { animals }: Pets): boolean {
  return unvaccinated === 'accidentsOnly' && animals.some(({ vaccinated }) => !vaccinated);
}

function warningsOf(taste: PetTaste, wanted: Pets): readonly string[] {
  return [
    ...(wanted.animals.some(lacksChip)
      ? ['Çip numarası bildirilmeyen hayvan var; altı ayını doldurmuş kedi ve köpeklerde çip zorunludur.']
      : []),
    ...(withoutIllness(taste, wanted) ? ['Aşıları güncel olmayan hayvan olduğundan hastalık teminatı verilmedi.'] : []),
    ...(taste.leastCopay > wanted.copayPercent
      ? [`Her veteriner giderinin %${taste.leastCopay} kadarı sigortalıda kalır.`]
      : []),
  ];
}

/** One price for all animals of a policy. */
export function petPricing(levies: Levies): Pricing {
  return (ask) => {
    const { personality, application } = ask;
    const taste = petTasteOf(personality.code);
    if (!taste) return { kind: 'declined', reason: reasons.lineNotSold };
    const wanted = readPets(application);
    if ('kind' in wanted) return wanted;
    const reason = petRefusal(ask, taste, wanted);
    if (reason) return { kind: 'declined', reason };
    const sold = { ...wanted, copayPercent: Math.max(wanted.copayPercent, taste.leastCopay) };
    const market = petsGross(inForce(petRateRows, application.startDate).value, sold);
    if (market === undefined) return { kind: 'declined', reason: reasons.treatmentLimit };
    const plans = withoutIllness(taste, wanted) ? (['accident'] as const) : taste.plans;
    const drafts = plans.map((key): Draft => {
      const { code, name, factor } = petPlans[key];
      const gross = Math.round(market * factor * personality.price);
      return {
        code,
        name,
        net: netOf(levies, gross, application.startDate),
        gross,
        coverages: petCoverages(key, { ...sold, illnessWaiting: taste.illnessWaiting }),
        warnings: warningsOf(taste, wanted),
      };
    });
    return { kind: 'drafts', drafts };
  };
}
