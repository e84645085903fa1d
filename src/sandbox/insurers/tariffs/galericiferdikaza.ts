import { taxOnly } from '#domain/tariffs/levies.ts';
import { amountCoverages } from '../coverages.ts';
import { dealerAddOn } from '../vehicle/dealer-add-on.ts';
import type { Tariff } from './tariff.ts';

const sum = 10_000_000;

export const galericiferdikaza: Tariff = {
  branch: 9,
  risk: 'vehicle',
  mostInstallments: 1,
  levies: taxOnly({ source: 'domain §2.8: taken as personal accident', certainty: 'placeholder' }),
  price: dealerAddOn({
    code: 'GFK',
    name: 'Galerici Ferdi Kaza',
    yearNet: [{ from: '2025-01-01', value: 60_000, source: 'domain §2.8: ours', certainty: 'placeholder' }],
    coverages: amountCoverages({ ferdiKazaVefat: sum, ferdiKazaSakatlik: sum }),
  }),
};
