import type { LineKey } from '#domain/lines.ts';
import { usageStyle } from '#domain/tariffs/usage-styles.ts';
import { fuels, modelYears } from '#domain/vehicle-lists.ts';
import { vehicleCustomerTexts, vehicleFactTexts as words } from '#messages/vehicle-questions.ts';
import { customerQuestions } from '../customer-facts.ts';
import type { VehicleField } from './answers.ts';
import { vehicleColumnsOf } from './lines.ts';
import { usagesOf } from './usages.ts';

const typed = { kind: 'textInput', autoComplete: 'off' } as const;
const picked = { kind: 'selectBox', autoComplete: 'off', required: true } as const;

const car: readonly VehicleField[] = [
  { ...picked, ...words.brand, name: 'BrandCode', source: { list: 'vehicleBrands' } },
  { ...picked, ...words.modelYear, name: 'ModelYear', source: { yearsFrom: modelYears.oldest } },
  {
    ...picked,
    ...words.type,
    name: 'VehicleType',
    source: { list: 'vehicleModels', by: ['BrandCode', 'ModelYear'] },
    wide: true,
  },
  { ...picked, ...words.fuel, name: 'FuelType', source: { choices: fuels.map((fuel) => ({ id: fuel, name: fuel })) } },
];

function usage(line: LineKey): VehicleField {
  const choices = usagesOf(vehicleColumnsOf(line)).map((code) => ({ id: code, name: usageStyle(code).label }));
  return { ...picked, ...words.usage, name: 'UsageType', source: { choices } };
}

/** What a register knows of a vehicle and an insurer must know. The owner may correct it, or give it by hand. */
export function neededVehicleFacts(line: LineKey): readonly VehicleField[] {
  return [...car, usage(line)];
}

/** What is written into a policy where it is known. Numbers stand as the register spells them, so no rule of form judges them. */
export const furtherVehicleFacts: readonly VehicleField[] = [
  { ...typed, ...words.colour, name: 'Colour', maxLength: 40 },
  {
    ...words.firstTraffic,
    kind: 'datePicker',
    name: 'FirstTrafficDate',
    disableFuture: true,
    autoComplete: 'off',
  },
  { ...typed, ...words.engineNumber, name: 'EngineNo', maxLength: 40 },
  { ...typed, ...words.frameNumber, name: 'FrameNo', maxLength: 40 },
];

const customer = customerQuestions(vehicleCustomerTexts.whyProvince);
export const companyTitle: VehicleField = customer.title;
export const customerPlace: readonly VehicleField[] = customer.place;
export const customerFacts: readonly VehicleField[] = customer.facts;
