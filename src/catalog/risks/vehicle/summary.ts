import { type Day, formatDay } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { formatLira, fromLira } from '#domain/money.ts';
import { plateText } from '#domain/risks/plate-text.ts';
import { usageStyles } from '#domain/tariffs/usage-styles.ts';
import { historyTexts, vehicleFactNames as words } from '#messages/vehicle-step.ts';
import { type FactRow, factRows } from '../../fields/fact-rows.ts';
import { lines } from '../../lines/index.ts';
import type { RegisteredAnswers } from './answers.ts';
import { vehicleColumnsOf } from './lines.ts';

/** A vehicle as a quotation tells of it. */
type QuotedVehicle = RegisteredAnswers & {
  readonly BrandName?: string | undefined;
  readonly TypeName?: string | undefined;
  readonly Value?: number | undefined;
};

type Quoted = {
  readonly QueryType: LineKey;
  readonly Vehicle: QuotedVehicle | null;
  readonly PreviousPolicy: { readonly FirmName: string; readonly PolicyEnd: Day } | null;
  readonly History: {
    readonly TrafficStep: number | null;
    readonly KaskoDiscount: number | null;
    readonly ClaimCount: number;
  } | null;
};

const dayText = (day: string | undefined) => day && formatDay(day);
const usageText = (usage: string | undefined) => usageStyles.find(({ code }) => code === usage)?.label ?? usage;

/** What is known of the vehicle. */
export function vehicleRows(
  { Vehicle: car, QueryType }: Pick<Quoted, 'Vehicle' | 'QueryType'>,
  plate: string,
): readonly FactRow[] {
  const value = car?.Value === undefined ? words.valueUnknown : formatLira(fromLira(car.Value.toFixed(2)));
  return factRows(
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

/** Each line has the level it is priced by. */
export function historyRows({ QueryType, PreviousPolicy, History }: Omit<Quoted, 'Vehicle'>): readonly FactRow[] {
  const step = History?.TrafficStep;
  const stepText = step === null ? historyTexts.firstEntry : step === undefined ? undefined : historyTexts.stepOf(step);
  const discount = History?.KaskoDiscount ?? undefined;
  const isKasko = vehicleColumnsOf(QueryType).history === 'kasko';
  const isRenewed = lines[QueryType].start.kind === 'renewal';
  return factRows(
    [isRenewed ? historyTexts.insurer : historyTexts.trafficInsurer, PreviousPolicy?.FirmName],
    [historyTexts.end, dayText(PreviousPolicy?.PolicyEnd)],
    [historyTexts.step, isKasko ? undefined : stepText],
    [historyTexts.discount, isKasko && discount !== undefined ? `%${discount}` : undefined],
    [historyTexts.claims, History?.ClaimCount],
  );
}

/** The car in one line. */
export function vehicleName({ Vehicle }: Pick<Quoted, 'Vehicle'>): string {
  return [Vehicle?.BrandName, Vehicle?.TypeName, Vehicle?.ModelYear].filter(Boolean).join(' ');
}
