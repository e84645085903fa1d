import type { CustomerSummary } from '#contracts/calls/fields.ts';
import type { Found } from '#ports/found.ts';
import type { PreviousPolicy } from '#ports/registries.ts';
import type { WireLists } from './risk-wire.ts';

/** A policy of another time or company, with the company by its name. */
export async function wirePreviousPolicy(policy: PreviousPolicy | undefined, lists: WireLists) {
  if (!policy) return null;
  const insurer = (await lists.insurers()).find(({ code }) => code === policy.companyCode);
  return {
    FirmName: insurer?.name ?? policy.companyCode,
    PolicyNo: policy.policyNumber,
    PolicyStart: policy.start,
    PolicyEnd: policy.end,
  };
}

/** The customer as the registers know them. */
export function wireOwner({ owner, provinceName, districtName }: Found): CustomerSummary {
  return {
    Name: owner.name,
    Surname: owner.surname,
    CityCode: owner.provinceCode,
    TownCode: owner.districtCode ?? 0,
    City: provinceName,
    County: districtName,
  };
}
