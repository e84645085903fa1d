import { ageOn, daysBetween } from '#domain/dates.ts';
import { usageStyle } from '#domain/tariffs/usage-styles.ts';
import type { Ask, Draft } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { kaskoCoverages } from './kasko-coverages.ts';
import { type KaskoGrade, kaskoTasteOf } from './kasko-taste.ts';
import { kaskoNet } from './rates/kasko-net.ts';
import { type Vehicle, vehicleAge, vehiclePricing } from './vehicle.ts';

const grades: Readonly<Record<KaskoGrade, { readonly code: string; readonly name: string; readonly factor: number }>> =
  {
    dar: { code: 'K1', name: 'Dar Kasko', factor: 0.72 },
    kasko: { code: 'K2', name: 'Kasko', factor: 1 },
    genisletilmis: { code: 'K3', name: 'Genişletilmiş Kasko', factor: 1.18 },
    tam: { code: 'K4', name: 'Tam Kasko', factor: 1.38 },
  };

const leastNet = 75_000;

function isRented({ rentACar, usageCode }: Vehicle): boolean {
  return rentACar || usageCode === '111-11' || usageCode === '121-11';
}

/** The first rule of the insurer that the risk breaks. */
function refusal({ personality, application, today }: Ask, vehicle: Vehicle): string | undefined {
  const taste = kaskoTasteOf(personality.code);
  const { startDate, provinceCode } = application;
  const rules: readonly (readonly [boolean, string])[] = [
    [vehicle.plate.startsWith('99'), reasons.owner],
    [daysBetween(today, startDate) > 30, reasons.startTooFar],
    [vehicle.fuelType === 'LPG' && !vehicle.lpg, reasons.lpg],
    [!vehicle.vehicleValue, reasons.value],
    [vehicleAge(vehicle, application) > taste.oldestAge, reasons.modelYear],
    [(vehicle.trafficStep ?? 4) < taste.leastStep, reasons.claims],
    [isRented(vehicle) && !taste.rentACar, reasons.usage],
    [usageStyle(vehicle.usageCode).commercial && !isRented(vehicle) && !taste.commercialUse, reasons.usage],
    [taste.closedProvinces.includes(provinceCode), reasons.province],
    [taste.needsProfession && vehicle.professionCode === undefined, reasons.profession],
    [(vehicle.vehicleValue ?? 0) > taste.highestValue * 100, reasons.authorisation],
  ];
  return rules.find(([broken]) => broken)?.[1];
}

function insuredValue(vehicle: Vehicle): number {
  const { vehicleValue = 0, radioPrice, navigationPrice, steelWheelsPrice, otherAccessoryPrice } = vehicle;
  return vehicleValue + radioPrice + navigationPrice + steelWheelsPrice + otherAccessoryPrice;
}

function marketNet(ask: Ask, vehicle: Vehicle): number {
  const { startDate, birthDate, provinceCode, customerType } = ask.application;
  return kaskoNet({
    value: insuredValue(vehicle),
    vehicleAge: vehicleAge(vehicle, ask.application),
    provinceCode,
    usage: vehicle.usageCode,
    fuel: vehicle.fuelType,
    lpg: vehicle.lpg,
    rentACar: vehicle.rentACar,
    driverAge: birthDate && customerType === 'individual' ? ageOn(birthDate, startDate) : undefined,
    professionCode: vehicle.professionCode,
    noClaimPercent: vehicle.kaskoDiscount,
    day: startDate,
  });
}

export const kaskoPricing = vehiclePricing((ask, vehicle) => {
  const reason = refusal(ask, vehicle);
  if (reason) return { kind: 'declined', reason };
  const { code: insurer, price, provinceLoadings } = ask.personality;
  const taste = kaskoTasteOf(insurer);
  const mood = 0.98 + ask.random() * 0.04;
  const net = marketNet(ask, vehicle) * price * mood * (provinceLoadings[ask.application.provinceCode] ?? 1);
  const drafts = taste.grades.map((grade): Draft => {
    const { code, name, factor } = grades[grade];
    return {
      code,
      name,
      net: Math.max(leastNet, Math.round(net * factor)),
      coverages: kaskoCoverages(grade, taste),
      warnings: grade === 'dar' ? ['Dar kasko yalnızca çarpma, çarpışma ve yanma teminatını içerir.'] : [],
    };
  });
  return { kind: 'drafts', drafts };
});
