/** What a policy is for: the extra fees of people in social security, care without it, or a residence permit. */
export type HealthScheme = 'supplementary' | 'individual' | 'foreigner';

/** Treatment in hospital beds only, or also without staying. */
export type Treatment = 'inpatient' | 'inAndOutpatient';

/** Hospitals that may be chosen, from few to all that the insurer has a contract with. */
export type HospitalNetwork = 'narrow' | 'standard' | 'wide' | 'full';

/** Visits to a doctor in a year. */
export type OutpatientVisits = 4 | 6 | 8 | 10 | 'unlimited';

export type HealthPlan = {
  readonly treatment: Treatment;
  /** Undefined where treatment is in hospital beds only. */
  readonly visits: OutpatientVisits | undefined;
  readonly network: HospitalNetwork;
  readonly birth: boolean;
  readonly dental: boolean;
  readonly checkUp: boolean;
};

/**
 * The care that insurers are asked to insure. Who is insured stands beside it, and what they declare of their health is
 * kept apart (domain/health-declaration.ts).
 */
export type HealthRisk = {
  readonly kind: 'health';
  readonly scheme: HealthScheme;
  /** How many people are insured. */
  readonly peopleCount: number;
  /** Undefined for foreigners: their policy follows the rules for residence permits. */
  readonly plan: HealthPlan | undefined;
  /** For how long a foreigner's policy is wanted. */
  readonly years: 1 | 2 | undefined;
};
