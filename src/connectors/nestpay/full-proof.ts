/** The holder was verified in full. Half proofs (2, 3, 4) leave the loss with us, so they are none. */
export function isFullyVerified(mdStatus: string): boolean {
  return mdStatus === '1';
}

/** The schemes' own marks of full proof: 02 with Mastercard, 05 with the others. */
const fullMarks: ReadonlySet<number> = new Set([2, 5]);

export function isFullProof(mdStatus: string, eci: string): boolean {
  return isFullyVerified(mdStatus) && fullMarks.has(Number(eci));
}
