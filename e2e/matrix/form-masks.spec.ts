import type { MaskName } from '../../src/domain/masks/mask.ts';
import { test } from '../browser.ts';
import { expectSameInAllWays } from '../mask-ways.ts';

/** A picture of the whole gallery after every key would take longer than the keys. */
test.use({ trace: 'off' });

const groups: readonly (readonly MaskName[])[] = [
  ['plaka', 'documentNo', 'documentSerial'],
  ['date', 'tcVn', 'tc'],
  ['cardNumber', 'cardExpiry', 'cvc', 'phoneNumber'],
];

for (const group of groups) {
  test(`[F-05] [K-10] [V-15] [V-16] ${group.join(', ')}: the same raw value in eight ways of writing`, async ({
    page,
    baseURL,
  }) => {
    await expectSameInAllWays(page, baseURL, group);
  });
}
