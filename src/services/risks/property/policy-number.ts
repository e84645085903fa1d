/** A policy's number as its register spells it; people write it in groups. */
export const plainPolicyNumber = (typed: string): string => typed.replaceAll(/\s/g, '');
