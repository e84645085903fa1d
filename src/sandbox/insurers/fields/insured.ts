import { identityWords } from './common.ts';
import { fields, type WireGroup } from './field.ts';

const relations = { self: 'KENDISI', spouse: 'ES', child: 'COCUK', parent: 'EBEVEYN', other: 'DIGER' };
const genders = { female: 'K', male: 'E' };

/** The people a policy is to cover. */
export const insuredGroup: WireGroup = {
  key: 'insured',
  turkish: 'sigortalilar',
  turkishItem: 'sigortali',
  code: 'S400',
  fields: fields([
    ['relation', 'choice', 'yakinlik', 'S401', relations],
    ['identityType', 'choice', 'kimlikTipi', 'S402', identityWords],
    ['identityNumber', 'text', 'kimlikNo', 'S403'],
    ['firstName', 'text', 'ad', 'S404'],
    ['lastName', 'text', 'soyad', 'S405'],
    ['birthDate', 'date', 'dogumTarihi', 'S406'],
    ['gender', 'choice', 'cinsiyet', 'S407', genders],
    ['nationality', 'text', 'uyruk', 'S408'],
    ['heightCm', 'number', 'boy', 'S409'],
    ['weightKg', 'number', 'kilo', 'S410'],
    ['conditions', 'text', 'hastaliklar', 'S411'],
    ['regularMedication', 'flag', 'surekliIlac', 'S412'],
    ['plannedTreatment', 'flag', 'planliTedavi', 'S413'],
    ['pregnant', 'flag', 'gebelik', 'S414'],
    ['healthNote', 'text', 'saglikAciklamasi', 'S415'],
  ]),
};
