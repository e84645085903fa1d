import { plainCapitals } from '#domain/turkish-text.ts';

const serialLength = 2;

/** Serial and number of a registration document in one. */
export function joinPermit(serial: string | undefined, number: string | undefined): string | undefined {
  return serial && number ? `${serial}${number}` : undefined;
}

export function splitPermit(permit: string | undefined): { serial: string | undefined; number: string | undefined } {
  if (permit === undefined) return { serial: undefined, number: undefined };
  return { serial: plainCapitals(permit.slice(0, serialLength)), number: permit.slice(serialLength) };
}
