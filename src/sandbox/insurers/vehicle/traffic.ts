import { daysBetween } from '#domain/dates.ts';
import {
  dealerTermRows,
  dealerTrafficNet,
  frontierTermRows,
  frontierTrafficNet,
  inForce,
  type TrafficCapQuery,
  tariffGroupOf,
  trafficCapNet,
  trafficLimits,
} from '#domain/tariffs/index.ts';
import type { Cover } from '../covers.ts';
import type { Ask, Declined, Drafts } from '../decision.ts';
import { reasons } from '../reasons.ts';
import { termReaching } from './term.ts';
import { type Vehicle, vehicleAge, vehiclePricing } from './vehicle.ts';

const entryStep = 4;

function capQuery({ application }: Ask, vehicle: Vehicle): TrafficCapQuery {
  const group = tariffGroupOf(vehicle.usageCode);
  return {
    group,
    provinceCode: application.provinceCode,
    step: vehicle.trafficStep ?? entryStep,
    firstEntry: vehicle.trafficStep === undefined,
    day: application.startDate,
    daysLapsed: vehicle.daysLapsed,
    corporate: application.customerType === 'company',
    electric: group === 1 && vehicle.fuelType === 'Elektrik',
  };
}

/** An insurer must quote traffic, so a risk it would rather not have gets the cap. */
function isUnwanted({ personality, application }: Ask, vehicle: Vehicle): boolean {
  const { oldestAge, leastStep } = personality.kasko;
  return vehicleAge(vehicle, application) > oldestAge || (vehicle.trafficStep ?? entryStep) < leastStep;
}

/** Share of the cap: 0.80 for the cheapest insurer, 1.00 for the dearest, two percent up or down by plate. */
function shareOfCap(ask: Ask, vehicle: Vehicle): number {
  if (isUnwanted(ask, vehicle)) return 1;
  const { price, provinceLoadings } = ask.personality;
  const base = 0.8 + Math.min(1, Math.max(0, (price - 0.9) / 0.2)) * 0.2;
  const mood = 0.98 + ask.random() * 0.04;
  return Math.min(1, Math.max(0.8, base * mood * (provinceLoadings[ask.application.provinceCode] ?? 1)));
}

function limitCovers({ group, day }: TrafficCapQuery): readonly Cover[] {
  const { materialPerVehicle, materialPerAccident, bodilyPerPerson, bodilyPerAccident } = trafficLimits(group, day);
  const amounts: readonly (readonly [string, number])[] = [
    ['maddiAracBasi', materialPerVehicle],
    ['maddiKazaBasi', materialPerAccident],
    ['saglikKisiBasi', bodilyPerPerson],
    ['saglikKazaBasi', bodilyPerAccident],
    ['olumSakatlikKisiBasi', bodilyPerPerson],
    ['olumSakatlikKazaBasi', bodilyPerAccident],
  ];
  return amounts.map(([code, amount]) => ({ code, value: { type: 'AMOUNT', amount } }));
}

function trafficPackage(
  { code, name, capNet }: { code: string; name: string; capNet: (query: TrafficCapQuery) => number | undefined },
  { ask, vehicle }: { ask: Ask; vehicle: Vehicle },
): Drafts | Declined {
  const query = capQuery(ask, vehicle);
  const cap = capNet(query);
  if (cap === undefined) return { kind: 'declined', reason: reasons.term };
  const net = Math.min(cap, Math.round(cap * shareOfCap(ask, vehicle)));
  const warnings = vehicle.daysLapsed > 0 ? ['Gecikme sürprimi uygulandı.'] : [];
  return { kind: 'drafts', drafts: [{ code, name, net, covers: limitCovers(query), warnings }] };
}

export const trafik = vehiclePricing((ask, vehicle) =>
  trafficPackage({ code: 'TRF', name: 'Zorunlu Trafik', capNet: trafficCapNet }, { ask, vehicle }),
);

export const galericikisatrafik = vehiclePricing((ask, vehicle) => {
  const { startDate, endDate } = ask.application;
  const days = termReaching(inForce(dealerTermRows, startDate).value.days, daysBetween(startDate, endDate));
  const capNet = (query: TrafficCapQuery) => (days === undefined ? undefined : dealerTrafficNet({ ...query, days }));
  return trafficPackage({ code: 'GKT', name: 'Galerici Kısa Süreli Trafik', capNet }, { ask, vehicle });
});

export const yabanciTrafik = vehiclePricing((ask, vehicle) => {
  const { startDate, endDate } = ask.application;
  const terms = inForce(frontierTermRows, startDate).value.map(({ days }) => days);
  const days = termReaching(terms, daysBetween(startDate, endDate));
  const capNet = (query: TrafficCapQuery) => (days === undefined ? undefined : frontierTrafficNet({ ...query, days }));
  return trafficPackage({ code: 'SNR', name: 'Yabancı Plaka Sınır Trafik', capNet }, { ask, vehicle });
});
