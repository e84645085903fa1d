/** What insurers ask about by name. */
export const healthConditions = [
  'diabetes',
  'bloodPressure',
  'heart',
  'cancer',
  'lungs',
  'kidneys',
  'thyroid',
  'nerves',
  'joints',
  'mind',
  'other',
] as const;
export type HealthCondition = (typeof healthConditions)[number];

/**
 * What one insured person tells of their health. Special data: it is stored sealed and apart from the quotation, every
 * reading is written down, and it never stands in a log, a message or a job.
 */
export type HealthDeclaration = {
  readonly heightCm: number;
  readonly weightKg: number;
  readonly conditions: readonly HealthCondition[];
  readonly regularMedication: boolean;
  readonly plannedTreatment: boolean;
  readonly pregnant: boolean;
  /** In the person's own words. */
  readonly note: string | undefined;
};

/** Weight by the square of the height. */
export function bodyMassIndex({ heightCm, weightKg }: Pick<HealthDeclaration, 'heightCm' | 'weightKg'>): number {
  return weightKg / (heightCm / 100) ** 2;
}
