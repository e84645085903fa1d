import { type Day, daysBetween } from '#domain/dates.ts';
import { type TrafficCapQuery, trafficCapNet } from '#domain/tariffs/traffic/caps.ts';
import { isElectricCar } from '#domain/tariffs/traffic/classes.ts';
import { trafficLimits } from '#domain/tariffs/traffic/limits.ts';
import { trafficStepOf } from '#domain/tariffs/traffic/steps.ts';
import { tariffGroupOf } from '#domain/tariffs/usage-styles.ts';
import { amountCoverages, type Coverage } from '../coverages.ts';
import type { Ask, Pricing } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { kaskoTasteOf } from './kasko-taste.ts';
import { shortPeriodShare } from './rates/short-period.ts';
import { termReaching } from './term.ts';
import { type Vehicle, vehicleAge, vehiclePricing } from './vehicle.ts';

function capQuery({ application }: Ask, vehicle: Vehicle): TrafficCapQuery {
  const group = tariffGroupOf(vehicle.usageCode);
  return {
    group,
    provinceCode: application.provinceCode,
    ...trafficStepOf(vehicle.trafficStep, application.startDate),
    day: application.startDate,
    daysLapsed: vehicle.daysLapsed,
    corporate: application.customerType === 'company',
    electric: isElectricCar(group, vehicle.fuelType),
  };
}

/** An insurer must quote traffic, so a risk it would rather not have gets the cap. */
function isUnwanted({ personality, application }: Ask, vehicle: Vehicle): boolean {
  const { oldestAge, leastStep } = kaskoTasteOf(personality.code);
  const { step } = trafficStepOf(vehicle.trafficStep, application.startDate);
  return vehicleAge(vehicle, application) > oldestAge || step < leastStep;
}

/** Share of the cap: 0.80 for the cheapest insurer, 1.00 for the dearest, two percent up or down by plate. */
function shareOfCap(ask: Ask, vehicle: Vehicle): number {
  if (isUnwanted(ask, vehicle)) return 1;
  const { price, provinceLoadings } = ask.personality;
  const base = 0.8 + Math.min(1, Math.max(0, (price - 0.9) / 0.2)) * 0.2;
  const mood = 0.98 + ask.random() * 0.04;
  return Math.min(1, Math.max(0.8, base * mood * (provinceLoadings[ask.application.provinceCode] ?? 1)));
}

function limitCoverages({ group, day }: TrafficCapQuery): readonly Coverage[] {
  const { materialPerVehicle, materialPerAccident, bodilyPerPerson, bodilyPerAccident } = trafficLimits(group, day);
  return amountCoverages({
    maddiAracBasi: materialPerVehicle,
    maddiKazaBasi: materialPerAccident,
    saglikKisiBasi: bodilyPerPerson,
    saglikKazaBasi: bodilyPerAccident,
    olumSakatlikKisiBasi: bodilyPerPerson,
    olumSakatlikKazaBasi: bodilyPerAccident,
  });
}

type TrafficPackage = {
  readonly code: string;
  readonly name: string;
  /** Days it is sold for, where it is not a year. */
  readonly terms?: (day: Day) => readonly number[];
};

/** Share of a year's price that the wanted term costs; undefined for a term nobody sells. */
function shareOfYear({ application: { startDate, endDate } }: Ask, terms: TrafficPackage['terms']): number | undefined {
  if (!terms) return 1;
  const days = termReaching(terms(startDate), daysBetween(startDate, endDate));
  return days === undefined ? undefined : shortPeriodShare(days, startDate);
}

/** Compulsory coverage for a year or for one of the terms it is sold for. */
export function trafficPricing({ code, name, terms }: TrafficPackage): Pricing {
  return vehiclePricing((ask, vehicle) => {
    const share = shareOfYear(ask, terms);
    if (share === undefined) return { kind: 'declined', reason: reasons.term };
    const query = capQuery(ask, vehicle);
    const cap = Math.round(trafficCapNet(query) * share);
    const net = Math.min(cap, Math.round(cap * shareOfCap(ask, vehicle)));
    const warnings = vehicle.daysLapsed > 0 ? ['Gecikme sürprimi uygulandı.'] : [];
    return { kind: 'drafts', drafts: [{ code, name, net, coverages: limitCoverages(query), warnings }] };
  });
}
