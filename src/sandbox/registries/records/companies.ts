import { pick, seeded } from '../../seeded.ts';
import { districtFor } from './districts.ts';
import { surnames } from './names.ts';
import { companyPersonaOf } from './personas.ts';

export type RegisteredCompany = {
  readonly taxNumber: string;
  readonly title: string;
  readonly taxOffice: string;
  readonly provinceCode: number;
  readonly representative: string | undefined;
};

const trades = [
  'AMBALAJ',
  'GIDA',
  'İNŞAAT',
  'LOJİSTİK',
  'MAKİNE',
  'MOBİLYA',
  'OTOMOTİV',
  'TARIM',
  'TEKSTİL',
  'TURİZM',
  'YAZILIM',
] as const;
const forms = ['SANAYİ VE TİCARET A.Ş.', 'SANAYİ VE TİCARET LTD. ŞTİ.', 'TİCARET LTD. ŞTİ.'] as const;

/** Ten equal digits and runs of zeros are fillers of accounting programs, not companies. */
function isFiller(taxNumber: string): boolean {
  return taxNumber.startsWith('000') || new Set(taxNumber).size === 1;
}

/** What the tax administration holds on a number. The check digit is not asked: not every number in use carries it. */
export function companyOf(taxNumber: string, seed: string): RegisteredCompany | undefined {
  if (!/^\d{10}$/.test(taxNumber) || isFiller(taxNumber)) return undefined;
  const persona = companyPersonaOf(taxNumber);
  if (persona !== undefined) return persona;
  const random = seeded(`${seed}/company/${taxNumber}`);
  const place = districtFor(random);
  return {
    taxNumber,
    title: `${pick(random, surnames).toLocaleUpperCase('tr-TR')} ${pick(random, trades)} ${pick(random, forms)}`,
    taxOffice: `${place.districtName.toLocaleUpperCase('tr-TR')} VERGİ DAİRESİ`,
    provinceCode: place.provinceCode,
    representative: undefined,
  };
}
