import type { PropertyAnswers, RegisteredPropertyAnswers } from '#catalog/risks/property/answers.ts';
import type { FoundOf, FoundProperty } from '#ports/found.ts';
import type { EarthquakePolicyRecord } from '#ports/registries.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';
import { damageAnswers, structureAnswers, useAnswers } from './codes.ts';

/** What the registers told holds for the address they were asked about: another address is another building. */
export function foundFor(found: FoundProperty, { UAVTNumber: sent }: PropertyAnswers): FoundProperty | undefined {
  return sent === undefined || found.address === undefined || sent === found.address.uavt ? found : undefined;
}

/** The latest earthquake policy of the address that was found. */
export function policyOf(found: FoundProperty | undefined): EarthquakePolicyRecord | undefined {
  const policy = found?.earthquakePolicy;
  return policy && policy.uavt === found.address?.uavt ? policy : undefined;
}

/** The building as its last earthquake policy tells it, as answers. */
export function buildingAnswers(policy: EarthquakePolicyRecord): Required<RegisteredPropertyAnswers> {
  return {
    GrossArea: policy.grossArea,
    DaskInsaTarzi: structureAnswers[policy.structure],
    DaskInsaYili: policy.buildPeriod,
    FloorCount: policy.floors,
    DaskKullanimSekli: useAnswers[policy.use],
    DamageState: damageAnswers[policy.damage],
  };
}

/** What the registers told of a building, as answers. */
export function foundAnswers(found: FoundProperty): PropertyAnswers {
  const policy = policyOf(found);
  return withoutGaps({ UAVTNumber: found.address?.uavt, ...(policy && buildingAnswers(policy)) });
}

/** What the registers told, and over it what the customer says: an answer that was sent wins. */
export function mergeAnswers(found: FoundOf<'property'>, sent: PropertyAnswers): PropertyAnswers {
  const { owner } = found;
  const known = foundFor(found, sent);
  return withoutGaps({
    ...(known && foundAnswers(known)),
    ...ownerAnswers(owner),
    ...withoutGaps(sent),
    ...movedPlace(sent, owner.provinceCode),
  });
}
