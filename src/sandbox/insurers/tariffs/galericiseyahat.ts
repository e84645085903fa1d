import { taxOnly } from '#domain/tariffs/levies.ts';
import { dealerAddOn } from '../vehicle/dealer-add-on.ts';
import type { Tariff } from './tariff.ts';

export const galericiseyahat: Tariff = {
  branch: 10,
  risk: 'vehicle',
  mostInstallments: 1,
  levies: taxOnly({ source: 'domain §2.8: taken as assistance', certainty: 'placeholder' }),
  price: dealerAddOn({
    code: 'GSY',
    name: 'Galerici Seyahat Destek',
    yearNet: [{ from: '2025-01-01', value: 48_000, source: 'domain §2.8: ours', certainty: 'placeholder' }],
    coverages: [
      { code: 'yolYardim', value: { type: 'COUNT', count: 2 } },
      { code: 'kiralikArac', value: { type: 'NOT_INCLUDED' } },
    ],
  }),
};
