import type { RegisteredAnswers, VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import { normalisePlate } from '#domain/rules/plate.ts';
import type { FoundOf, FoundVehicle } from '#ports/found.ts';
import { movedPlace, ownerAnswers, withoutGaps } from '../common-answers.ts';
import { joinPermit } from './permit.ts';

/** What the registers told of a vehicle, as answers. */
export function foundAnswers(found: FoundVehicle): RegisteredAnswers {
  const { plate, documentSerial, documentNumber, asbisNumber, vehicle } = found;
  const answers: Required<RegisteredAnswers> = {
    LicensePlateNumber: plate,
    LicencePermitNo:
      joinPermit(vehicle?.documentSerial, vehicle?.documentNumber) ?? joinPermit(documentSerial, documentNumber),
    AsbisNo: asbisNumber,
    EngineNo: vehicle?.engineNumber,
    FrameNo: vehicle?.frameNumber,
    BrandCode: vehicle?.brandCode,
    VehicleType: vehicle?.typeCode,
    FuelType: vehicle?.fuel,
    Colour: vehicle?.colour,
    FirstTrafficDate: vehicle?.firstTrafficDate,
    ModelYear: vehicle?.modelYear,
    UsageType: vehicle?.usage,
  };
  return withoutGaps(answers);
}

/** The province that was sent, as a code or as a region. */
function sentPlace({ Region, CityCode, TownCode }: VehicleAnswers, known: number): VehicleAnswers {
  return movedPlace({ CityCode: CityCode ?? (Region === undefined ? undefined : Number(Region)), TownCode }, known);
}

/** What the registers told holds for the vehicle they were asked about: another plate is another vehicle. */
export function foundFor(found: FoundVehicle, { LicensePlateNumber: sent }: VehicleAnswers): FoundVehicle | undefined {
  return sent === undefined || found.plate === undefined || normalisePlate(sent) === found.plate ? found : undefined;
}

/** What the registers told, and over it what the owner says: an answer that was sent wins. */
export function mergeAnswers(found: FoundOf<'vehicle'>, sent: VehicleAnswers): VehicleAnswers {
  const { owner } = found;
  const known = foundFor(found, sent);
  const merged = {
    ...(known && foundAnswers(known)),
    ...ownerAnswers(owner),
    ...withoutGaps(sent),
    ...sentPlace(sent, owner.provinceCode),
  };
  return withoutGaps(merged);
}
