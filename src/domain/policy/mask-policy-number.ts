/** A policy's number shown to who may not know it: enough to recognise it by, too little to name it. */
export function maskPolicyNumber(policyNumber: string): string {
  return `…${policyNumber.length > 8 ? policyNumber.slice(-4) : ''}`;
}
