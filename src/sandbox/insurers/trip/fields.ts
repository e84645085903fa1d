import { fields } from '../fields/field.ts';
import type { RiskFields } from '../fields/risk-fields.ts';

const regions = { schengen: 'SCHENGEN', world: 'DUNYA', worldWithoutUsa: 'DUNYAABDHARIC' };
const purposes = { tourism: 'TURISTIK', business: 'IS', education: 'EGITIM' };

/** What a question about a journey tells of it. */
export const tripFields: RiskFields = {
  fields: fields([
    ['region', 'choice', 'bolge', 'S701', regions],
    ['countries', 'text', 'ulkeler', 'S702'],
    ['annual', 'flag', 'yillik', 'S703'],
    ['purpose', 'choice', 'amac', 'S704', purposes],
    ['sport', 'flag', 'spor', 'S705'],
    ['family', 'flag', 'aile', 'S706'],
  ]),
  groups: [],
};
