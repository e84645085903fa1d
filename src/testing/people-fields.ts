import type { Fields } from '#sandbox/insurers/application.ts';

/** A woman of 41 whom every insurer takes, as a question tells of her. */
export const healthyPerson: Fields = {
  relation: 'self',
  identityType: 'national',
  identityNumber: '11111111110',
  firstName: 'DENİZ',
  lastName: 'ÖRNEK',
  birthDate: '1985-04-12',
  gender: 'female',
  nationality: 'TR',
  heightCm: '168',
  weightKg: '64',
  conditions: '',
  regularMedication: 'false',
  plannedTreatment: 'false',
  pregnant: 'false',
};

/** Ten visits in the standard network, and a term for those who have no plan. */
export const careFields: Fields = {
  treatment: 'inAndOutpatient',
  outpatientVisits: '10',
  network: 'standard',
  birthCoverage: 'false',
  dentalCoverage: 'false',
  checkUpCoverage: 'false',
  termYears: '1',
};

export const journeyFields: Fields = {
  region: 'schengen',
  countries: 'DE FR',
  annual: 'false',
  purpose: 'tourism',
  sport: 'false',
  family: 'false',
};
