import { lines } from '#catalog/lines/index.ts';
import { vehicleColumnsOf } from '#catalog/risks/vehicle/lines.ts';
import { formatDay } from '#domain/dates.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { usageStyles } from '#domain/tariffs/usage-styles.ts';
import { capitaliseName } from '#domain/turkish-text.ts';
import { historyTexts, foundTexts as words } from '#messages/vehicle-step.ts';
import { plateText } from '../../../ui/plate-text.ts';
import type { Quotation } from '../../quotation.ts';

export type FoundRow = { readonly name: string; readonly value: string };

/** Rows without a value are left out. */
function rows(...given: readonly (readonly [string, string | number | undefined])[]): readonly FoundRow[] {
  return given.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [{ name, value: String(value) }],
  );
}

const dayText = (day: string | undefined) => day && formatDay(day);
const usageText = (usage: string | undefined) => usageStyles.find(({ code }) => code === usage)?.label ?? usage;

export function vehicleRows({ Vehicle: car, QueryType }: Quotation, plate: string): readonly FoundRow[] {
  const value = car?.Value === undefined ? words.valueUnknown : formatLira(fromLira(car.Value.toFixed(2)));
  return rows(
    [words.plate, plateText(plate)],
    [words.brand, car?.BrandName ?? car?.BrandCode],
    [words.type, car?.TypeName ?? car?.VehicleType],
    [words.modelYear, car?.ModelYear],
    [words.fuel, car?.FuelType],
    [words.usage, usageText(car?.UsageType)],
    [words.colour, car?.Colour],
    [words.firstTraffic, dayText(car?.FirstTrafficDate)],
    [words.value, car && vehicleColumnsOf(QueryType).insuresCar ? value : undefined],
  );
}

export function customerRows({ Customer }: Quotation): readonly FoundRow[] {
  if (!Customer) return [];
  const { Name, Surname, City, County } = Customer;
  return rows(
    [Surname === '' ? words.title : words.name, capitaliseName(`${Name} ${Surname}`.trim())],
    [words.place, [City, County].filter(Boolean).join(', ')],
  );
}

/** Each line has the level it is priced by. */
export function historyRows({ QueryType, PreviousPolicy, History }: Quotation): readonly FoundRow[] {
  const step = History?.TrafficStep;
  const stepText = step === null ? historyTexts.firstEntry : step === undefined ? undefined : historyTexts.stepOf(step);
  const discount = History?.KaskoDiscount ?? undefined;
  const isKasko = vehicleColumnsOf(QueryType).history === 'kasko';
  const isRenewed = lines[QueryType].start.kind === 'renewal';
  return rows(
    [isRenewed ? historyTexts.firm : historyTexts.trafficFirm, PreviousPolicy?.FirmName],
    [historyTexts.end, dayText(PreviousPolicy?.PolicyEnd)],
    [historyTexts.step, isKasko ? undefined : stepText],
    [historyTexts.discount, isKasko && discount !== undefined ? `%${discount}` : undefined],
    [historyTexts.claims, History?.ClaimCount],
  );
}

/** The car in one line. */
export function vehicleName({ Vehicle }: Pick<Quotation, 'Vehicle'>): string {
  return [Vehicle?.BrandName, Vehicle?.TypeName, Vehicle?.ModelYear].filter(Boolean).join(' ');
}
