import { insuresHome } from '#catalog/risks/property/lines.ts';
import type { EarthquakePolicyRecord } from '#ports/registries.ts';
import type { RenewedPolicy } from '../risk-service.ts';

/** An earthquake policy that we sold, as its register would tell it. */
export function renewedRecord(policy: RenewedPolicy<'property'>): EarthquakePolicyRecord | undefined {
  if (insuresHome(policy.line)) return undefined;
  const { insurer, policyNumber, start, end, risk } = policy;
  const { address, grossArea, structure, buildPeriod, floors, use, damage } = risk;
  return {
    companyCode: insurer,
    policyNumber,
    start,
    end,
    uavt: address.uavt,
    grossArea,
    structure,
    buildPeriod,
    floors,
    use,
    damage: damage === 'repaired' ? 'medium' : damage,
  };
}

export function isLater(
  { end }: Pick<EarthquakePolicyRecord, 'end'>,
  than: Pick<EarthquakePolicyRecord, 'end'> | undefined,
): boolean {
  return than === undefined || end > than.end;
}
