import { fields } from '../fields/field.ts';
import type { RiskFields } from '../fields/risk-fields.ts';

const treatments = { inpatient: 'YATARAK', inAndOutpatient: 'YATARAKAYAKTA' };
const networks = { narrow: 'DAR', standard: 'STANDART', wide: 'GENIS', full: 'TAM' };

/** What a question about people's health tells of the care that is wanted. */
export const healthFields: RiskFields = {
  fields: fields([
    ['treatment', 'choice', 'tedaviTuru', 'S601', treatments],
    ['outpatientVisits', 'number', 'muayeneAdedi', 'S602'],
    ['network', 'choice', 'hastaneAgi', 'S603', networks],
    ['birthCoverage', 'flag', 'dogumTeminati', 'S604'],
    ['dentalCoverage', 'flag', 'disTeminati', 'S605'],
    ['checkUpCoverage', 'flag', 'checkUp', 'S606'],
    ['termYears', 'number', 'sigortaYili', 'S607'],
  ]),
  groups: [],
};
