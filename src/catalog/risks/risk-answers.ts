import type { RiskKind } from '#domain/risks/risk.ts';
import type { DeviceAnswers } from './device/answers.ts';
import type { HealthAnswers } from './health/answers.ts';
import type { PetAnswers } from './pet/answers.ts';
import type { PropertyAnswers } from './property/answers.ts';
import type { TripAnswers } from './trip/answers.ts';
import type { VehicleAnswers } from './vehicle/answers.ts';

type AnswersByKind = {
  readonly vehicle: VehicleAnswers;
  readonly property: PropertyAnswers;
  readonly health: HealthAnswers;
  readonly trip: TripAnswers;
  readonly pet: PetAnswers;
  readonly device: DeviceAnswers;
};

/** Answers about what is insured, by the kind of it. */
export type RiskAnswers<Kind extends RiskKind> = AnswersByKind[Kind];
