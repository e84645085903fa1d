import type { RegisteredAnswers, VehicleAnswers } from '#catalog/risks/vehicle/answers.ts';
import type { Person } from '#ports/insurer.ts';
import type { FoundVehicle } from '#ports/quotations.ts';

function withoutGaps<Whole extends object>(whole: Whole): Whole {
  const filled = Object.entries(whole).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(filled) as Whole;
}

function permit(serial: string | undefined, number: string | undefined): string | undefined {
  return serial && number ? `${serial}${number}` : undefined;
}

function foundAnswers({
  plate,
  documentSerial,
  documentNumber,
  asbisNumber,
  vehicle,
}: FoundVehicle): Required<RegisteredAnswers> {
  return {
    LicensePlateNumber: plate,
    LicencePermitNo: permit(vehicle?.documentSerial, vehicle?.documentNumber) ?? permit(documentSerial, documentNumber),
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
}

function ownerAnswers({ name, surname, provinceCode, districtCode }: Person): VehicleAnswers {
  return { Name: name, Surname: surname, CityCode: provinceCode, TownCode: districtCode };
}

/** The province that was sent, as a code or as a region; a district of another province goes with it. */
function sentPlace({ Region, CityCode, TownCode }: VehicleAnswers, known: number): VehicleAnswers {
  const city = CityCode ?? (Region === undefined ? undefined : Number(Region));
  return city === undefined || city === known ? {} : { CityCode: city, TownCode };
}

/** What the registers told, and over it what the owner says: an answer that was sent wins. */
export function mergeAnswers(
  { found, owner }: { readonly found: FoundVehicle | undefined; readonly owner: Person },
  sent: VehicleAnswers,
): VehicleAnswers {
  const merged = {
    ...withoutGaps(found === undefined ? {} : foundAnswers(found)),
    ...ownerAnswers(owner),
    ...withoutGaps(sent),
    ...sentPlace(sent, owner.provinceCode),
  };
  return withoutGaps(merged);
}
