import type { Page } from '@playwright/test';
import { addOnsOf } from '../src/catalog/lines/add-ons.ts';
import type { LineKey } from '../src/domain/lines.ts';
import { car, dayFromToday, pick } from './journey.ts';

/** One of the seven vehicle lines, as a visitor meets it. */
export type VehicleLine = {
  readonly name: string;
  /** Where its first question is asked. */
  readonly start: string;
  readonly quotePath: string;
  readonly queryType: LineKey;
  readonly secondHand: boolean;
  readonly plate: string;
  /** Insurers of the sandbox that sell it. */
  readonly sellers: readonly string[];
  /** Fewest offers that a working panel gives. */
  readonly least: number;
  /** What is asked beside the vehicle and has no answer yet. */
  readonly answer: (page: Page) => Promise<void>;
  /** The same answers by the names of update-info. */
  readonly told: Readonly<Record<string, string | number>>;
  /** Sold beside it. */
  readonly branches: readonly LineKey[];
};

const nothing = async () => undefined;
const trafficSellers = ['901', '902', '903', '904', '906', '910', '913', '914', '916'];
const plated = { plate: '34 KRS 102', secondHand: false } as const;

const sale = (page: Page) => page.getByRole('textbox', { name: 'Noter satış tarihi' }).fill(dayFromToday(-5));
const soldOn = () => new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
const term = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** A car that no register of ours knows is chosen from lists. */
export async function chooseCar(page: Page): Promise<void> {
  await pick(page, 'Marka', 'RENAULT');
  await pick(page, 'Model yılı', '2021');
  await pick(page, 'Tip', 'Clio 1.0 TCe');
  await pick(page, 'Yakıt türü', 'Benzin');
  await pick(page, 'Kullanım tarzı', 'Hususi otomobil');
}

const lines: readonly Omit<VehicleLine, 'branches'>[] = [
  {
    ...plated,
    name: 'kasko',
    start: '/kasko-sigortasi',
    quotePath: '/trafik/kasko-teklif',
    queryType: 'kasko',
    sellers: ['901', '902', '903', '904', '905', '910', '913', '914', '915', '916'],
    least: 10,
    answer: nothing,
    told: {},
  },
  {
    ...plated,
    name: 'traffic',
    start: '/zorunlu-trafik-sigortasi',
    quotePath: '/trafik/teklif',
    queryType: 'trafik',
    sellers: trafficSellers,
    least: 5,
    answer: nothing,
    told: {},
  },
  {
    ...plated,
    name: 'second-hand traffic',
    start: '/ikinci-el-zorunlu-trafik-sigortasi',
    quotePath: '/trafik/teklif?line=trafik&secondHand=1',
    queryType: 'trafik',
    secondHand: true,
    sellers: trafficSellers,
    least: 5,
    answer: sale,
    told: { NotarySaleDate: soldOn() },
  },
  {
    ...plated,
    name: 'dealer short-term traffic',
    start: '/galerici-kisa-sureli-trafik-sigortasi',
    quotePath: '/trafik/teklif?line=galericikisatrafik',
    queryType: 'galericikisatrafik',
    sellers: ['901', '910'],
    least: 2,
    answer: async (page) => {
      await page.getByLabel('Yetki belgesi numarası').fill('3400123');
      await sale(page);
      await term(page, '15 gün');
    },
    told: { DealerLicenceNo: '3400123', NotarySaleDate: soldOn(), TermDays: 15 },
  },
  {
    ...plated,
    name: 'green card',
    start: '/yesil-kart-sigortasi',
    quotePath: '/trafik/teklif?line=yesilKart',
    queryType: 'yesilKart',
    sellers: ['901', '906', '911'],
    least: 3,
    answer: (page) => term(page, '1 ay'),
    told: { GreenCardType: '1', TermDays: 31 },
  },
  {
    ...plated,
    name: 'optional liability',
    start: '/ihtiyari-mali-mesuliyet-sigortasi',
    quotePath: '/trafik/teklif?line=imm',
    queryType: 'imm',
    sellers: ['901', '902', '906', '915'],
    least: 6,
    answer: nothing,
    told: {},
  },
  {
    name: 'foreign plate',
    start: '/trafik/teklif?line=yabanciTrafik',
    quotePath: '/trafik/teklif?line=yabanciTrafik',
    queryType: 'yabanciTrafik',
    secondHand: false,
    plate: 'B XY 1234',
    sellers: ['901', '906'],
    least: 2,
    answer: async (page) => {
      await chooseCar(page);
      await pick(page, 'Plakanın ülkesi', 'Almanya');
      await term(page, '3 ay');
    },
    told: {
      BrandCode: '702',
      VehicleType: '1001',
      ModelYear: 2021,
      FuelType: 'Benzin',
      UsageType: '111-10',
      RegistrationCountry: 'DE',
      TermDays: 90,
    },
  },
];

export const vehicleLines: readonly VehicleLine[] = lines.map((line) => ({
  ...line,
  branches: addOnsOf(line.queryType),
}));

export const lineNamed = (name: string): VehicleLine => {
  const found = vehicleLines.find((line) => line.name === name);
  if (!found) throw new RangeError(`No line is called ${name}`);
  return found;
};

/** What query-info is told, for a quotation opened without the screens. */
export function openingOf({ queryType, secondHand, plate }: VehicleLine, nationalNumber: string) {
  const isForeign = queryType === 'yabanciTrafik';
  return {
    QueryType: queryType,
    SecondHand: secondHand,
    NationalNumber: nationalNumber,
    ...(isForeign ? { LicensePlateNumber: plate } : car),
  };
}
