import type { LineVariant } from '../../flows/variants.ts';

/** Which of the lines that are quoted by a vehicle, and how. */
export type VehicleSubject = LineVariant;
