import { fields } from '../fields/field.ts';
import type { RiskFields } from '../fields/risk-fields.ts';

const species = { cat: 'KEDI', dog: 'KOPEK' };
const sexes = { female: 'D', male: 'E' };

/** What a question about animals tells of them. */
export const petFields: RiskFields = {
  fields: fields([
    ['treatmentLimit', 'money', 'tedaviLimiti', 'S811'],
    ['copayPercent', 'number', 'katilimPayi', 'S812'],
  ]),
  groups: [
    {
      key: 'pets',
      turkish: 'hayvanlar',
      turkishItem: 'hayvan',
      code: 'S800',
      fields: fields([
        ['species', 'choice', 'tur', 'S801', species],
        ['breed', 'text', 'irk', 'S802'],
        ['petName', 'text', 'hayvanAdi', 'S803'],
        ['petBirthDate', 'date', 'hayvanDogumTarihi', 'S804'],
        ['petSex', 'choice', 'hayvanCinsiyeti', 'S805', sexes],
        ['chipNumber', 'text', 'cipNo', 'S806'],
        ['neutered', 'flag', 'kisir', 'S807'],
        ['vaccinated', 'flag', 'asili', 'S808'],
      ]),
    },
  ],
};
