import type { VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import type { VehicleRisk } from '#domain/risks/vehicle.ts';
import type { FoundVehicle } from '#ports/found.ts';
import { foundAnswers } from './merge.ts';
import { joinPermit } from './permit.ts';

/** The answers by which a vehicle is looked for again. */
export function identifiersOf(risk: VehicleRisk): VehicleAnswers {
  const { plate, documentSerial, documentNumber, asbisNumber } = risk;
  return {
    LicensePlateNumber: plate,
    LicencePermitNo: joinPermit(documentSerial, documentNumber),
    AsbisNo: asbisNumber,
  };
}

/** A sale was true of the last policy and is not of the next. What was known stands in for registers that do not answer. */
export function carryVehicle(
  before: { readonly found: FoundVehicle; readonly answers: VehicleAnswers },
  { vehicle }: FoundVehicle,
): VehicleAnswers {
  const known = vehicle ? before.answers : { ...foundAnswers(before.found), ...before.answers };
  const { NotarySaleDate: _sale, ...carried } = known;
  return carried;
}
