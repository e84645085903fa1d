import type { Line } from './line.ts';

/** What every line of compulsory traffic insurance covers. */
export const trafficCoverages: Line['coverages'] = {
  decisive: ['maddiAracBasi', 'maddiKazaBasi', 'saglikKisiBasi', 'olumSakatlikKisiBasi'],
  further: ['saglikKazaBasi', 'olumSakatlikKazaBasi'],
};

export const trafficScenarios: Line['scenarios'] = ['othersCar', 'othersLife'];
