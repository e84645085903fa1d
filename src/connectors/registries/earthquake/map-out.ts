import { writeXml } from '../xml.ts';

export type PolicyQuery = { readonly uavt: string } | { readonly policyNumber: string };

export function writePolicyQuery(query: PolicyQuery): string {
  return writeXml({
    zdsPoliceSorgu: 'uavt' in query ? { adresKodu: query.uavt } : { policeNo: query.policyNumber },
  });
}
