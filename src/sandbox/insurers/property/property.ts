import { z } from 'zod';
import { type DaskGroup, daskGroupOf } from '#domain/tariffs/dask/groups.ts';
import { type DaskPrice, daskPrice, renewsEarthquakePolicy } from '#domain/tariffs/dask/price.ts';
import { type Application, daySchema, incomplete } from '../application.ts';
import type { Ask, Declined, Drafts, Pricing, Reviewed } from '../decision.ts';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((text) => text === 'true');
const money = z.coerce.number().int().min(0);

const building = z.object({
  addressCode: z.string().regex(/^\d{10}$/),
  propertyProvinceCode: z.coerce.number().int().min(1).max(81),
  propertyDistrictCode: z.coerce.number().int().min(101).max(8199),
  grossArea: z.coerce.number().int().min(1).max(100_000),
  structure: z.enum(['concrete', 'other']),
  buildPeriod: z.enum(['1', '2', '3', '4', '5']),
  buildYear: z.coerce.number().int().min(1800).max(2100).optional(),
  floorBand: z.enum(['1', '2', '3', '4']),
  propertyUse: z.enum(['dwelling', 'office', 'shop', 'other']),
  damageState: z.enum(['none', 'slight', 'repaired']),
  repairDocument: z.string().optional(),
  insuredRole: z.enum(['owner', 'tenant', 'usufruct', 'manager', 'lender']),
  lenderName: z.string().optional(),
  previousDaskNumber: z.string().optional(),
  previousDaskEnd: daySchema.optional(),
});

const home = building.extend({
  homeScope: z.enum(['both', 'contents', 'building']),
  occupant: z.enum(['owner', 'tenant']),
  homeType: z.enum(['flat', 'house', 'summerHouse', 'villa', 'duplex', 'residence']),
  homeFloor: z.enum(['basement', 'ground', 'first', 'middle', 'top', 'detached']),
  roof: z.enum(['tile', 'concrete', 'metal', 'shingle', 'wood', 'other']),
  buildingSum: money.default(0),
  contentsSum: money.default(0),
  glassSum: money.default(0),
  electronicsSum: money.default(0),
  valuablesSum: money.default(0),
  steelDoor: flag,
  windowBars: flag,
  alarm: flag,
  emptyMonths: z.coerce.number().int().min(0).max(12).default(0),
  liabilityLimit: money.default(0),
});

export type Property = z.infer<typeof building>;
export type Home = z.infer<typeof home>;

function pricing<Risk>(schema: z.ZodType<Risk>, price: (ask: Ask, risk: Risk) => ReturnType<Pricing>): Pricing {
  return (ask) => {
    const parsed = schema.safeParse(ask.application.fields);
    return parsed.success ? price(ask, parsed.data) : incomplete(parsed.error);
  };
}

/** A line that insures a building. */
export function propertyPricing(price: (ask: Ask, property: Property) => Drafts | Declined): Pricing {
  return pricing(building, price);
}

/** A line that insures a building as somebody's home. */
export function homePricing(price: (ask: Ask, home: Home) => Drafts | Reviewed | Declined): Pricing {
  return pricing(home, price);
}

export function groupOf(
  { propertyProvinceCode, propertyDistrictCode }: Property,
  { startDate }: Application,
): DaskGroup {
  return daskGroupOf({ provinceCode: propertyProvinceCode, districtCode: propertyDistrictCode }, startDate);
}

/** What compulsory coverage of the building is and costs. */
export function officialPrice(property: Property, application: Application): DaskPrice {
  const { grossArea, structure, buildPeriod, floorBand, previousDaskEnd } = property;
  const { startDate } = application;
  return daskPrice({
    grossArea,
    structure,
    buildPeriod,
    floors: floorBand,
    group: groupOf(property, application),
    renews: previousDaskEnd !== undefined && renewsEarthquakePolicy(previousDaskEnd, startDate),
    on: startDate,
  });
}

/** Last year of each period; the newest has none yet. */
const lastYears: Readonly<Partial<Record<Property['buildPeriod'], number>>> = { 1: 1975, 2: 1996, 3: 1999, 4: 2006 };

/** Years a building stands; where only the period is known, its last year counts. */
export function buildingAge({ buildYear, buildPeriod }: Property, { startDate }: Application): number {
  const thisYear = Number(startDate.slice(0, 4));
  return Math.max(0, thisYear - (buildYear ?? lastYears[buildPeriod] ?? thisYear));
}
