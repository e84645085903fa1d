import type { MaskName } from '../src/domain/masks/mask.ts';
import { formMessages } from '../src/messages/form.ts';
import { ruleMessages } from '../src/messages/rules.ts';
import { expect, test } from './browser.ts';
import { composer, expectSameInAllWays, fullWidth, openGallery, paste, samples } from './mask-ways.ts';

/** A picture of the whole gallery after every key would take longer than the keys. */
test.use({ trace: 'off' });

// The matrix writes into the fields of all masks.
test('[F-05] [K-10] [V-15] [V-16] date, cardNumber: the same raw value in eight ways of writing', async ({
  page,
  baseURL,
}) => {
  await expectSameInAllWays(page, baseURL, ['date', 'cardNumber']);
});

test('[F-06] what is too much stays in sight and is refused, typed or pasted; a key without effect is explained', async ({
  page,
  baseURL,
}) => {
  const { model, fieldOf } = await openGallery(page, baseURL);
  const slotOf = (mask: MaskName) => page.locator(`[data-field="${mask}"]`);
  for (const [mask, written, shown, sentence] of [
    ['plaka', '34abc1234', '34 ABC 1234', ruleMessages.plateInvalid],
    ['phoneNumber', '0532 123 45 678', '(532)123-45678', ruleMessages.phoneInvalid],
    ['tc', '100000001461', '100000001461', ruleMessages.nationalNumberInvalid],
    ['documentNo', '1234567', '1234567', ruleMessages.documentNumberInvalid],
    ['cvc', '1234', '1234', ruleMessages.cvcInvalid],
  ] as const) {
    const field = fieldOf(mask);
    for (const write of [() => field.pressSequentially(written), () => paste(field, written)]) {
      await field.fill('');
      await write();
      await expect(field, mask).toHaveValue(shown);
      await field.press('Enter');
      await expect(slotOf(mask), mask).toContainText(sentence);
      await expect(model, mask).not.toContainText(mask);
    }
    await field.fill('');
  }

  const number = fieldOf('tc');
  const note = slotOf('tc').getByRole('status');
  await number.pressSequentially('1O');
  await expect(number).toHaveValue('1');
  await expect(note).toHaveText(formMessages.takesDigits);
  await number.press('0');
  await expect(note).toBeEmpty();
});

test('[F-05] twenty keys a second on a slow phone lose no character', async ({ page, baseURL }) => {
  const { fieldOf } = await openGallery(page, baseURL);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const mask of ['cardNumber', 'phoneNumber', 'plaka', 'date'] as const) {
    const field = fieldOf(mask);
    await field.focus();
    const presses: Promise<void>[] = [];
    for (const key of samples[mask].typed) {
      presses.push(page.keyboard.press(key));
      // The pace of the keys is what is tested.
      await page.waitForTimeout(50);
    }
    await Promise.all(presses);
    await expect(field, mask).toHaveValue(samples[mask].shown);
  }
});

test('[F-05] text that is composed is shaped when it is done, not while it is written', async ({ page, baseURL }) => {
  const { fieldOf } = await openGallery(page, baseURL);
  const { compose } = await composer(page);
  const plate = fieldOf('plaka');
  await plate.focus();
  await compose('34abc123');
  await expect(plate).toHaveValue('34 ABC 123');

  await plate.fill('');
  await plate.pressSequentially('34');
  await compose('abc');
  await plate.pressSequentially('123');
  await expect(plate).toHaveValue('34 ABC 123');

  const phone = fieldOf('phoneNumber');
  await phone.focus();
  await compose('5550000001', { commit: fullWidth('5550000001') });
  await expect(phone).toHaveValue('(555)000-0001');
});

test('[F-06] [V-04] [V-14] [V-18] [V-27] a phone gets its check at ten digits, a card its brand, and all are judged when left', async ({
  page,
  baseURL,
}) => {
  const { fieldOf } = await openGallery(page, baseURL);
  const phone = fieldOf('phoneNumber');
  const slotOf = (mask: MaskName) => page.locator(`[data-field="${mask}"]`);
  const check = slotOf('phoneNumber').getByText('On rakam tamam');
  await expect(slotOf('phoneNumber')).toContainText('+90');
  await phone.pressSequentially('555000000');
  await expect(check).toHaveCount(0);
  await phone.press('1');
  await expect(check).toBeAttached();

  const number = fieldOf('tc');
  const error = page.getByText('Lütfen geçerli bir TC kimlik numarası giriniz.');
  await number.pressSequentially('123');
  await expect(number).not.toHaveAttribute('aria-invalid');
  await number.blur();
  await expect(error).toBeVisible();
  await number.fill('10000000146');
  await expect(error).toHaveCount(0);

  for (const [start, brand] of [
    ['4', 'Visa'],
    ['34', 'American Express'],
    ['51', 'Mastercard'],
    ['6011', 'Discover'],
    ['36', 'Diners Club'],
    ['3528', 'JCB'],
    ['62', 'China UnionPay'],
  ] as const) {
    await fieldOf('cardNumber').fill(start);
    await expect(slotOf('cardNumber')).toContainText(brand);
  }

  const card = fieldOf('cardNumber');
  const note = slotOf('cardNumber').getByRole('status');
  await card.fill('');
  await card.pressSequentially('3782 8');
  await expect(note).toHaveText(ruleMessages.cardAmexNotTaken);
  await card.pressSequentially('2246 3100 05');
  await card.blur();
  await expect(card).toHaveAttribute('aria-invalid', 'true');
  await expect(slotOf('cardNumber').getByText(ruleMessages.cardAmexNotTaken)).toHaveCount(1);
});
