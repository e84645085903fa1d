import type { LineKey } from '#domain/lines.ts';

/** Which of the lines that are quoted by a vehicle, and how. */
export type VehicleSubject = { readonly line: LineKey; readonly secondHand: boolean };
