import type { Locator, Page } from '@playwright/test';
import type { MaskName } from '../src/domain/masks/mask.ts';
import { formMessages } from '../src/messages/form.ts';
import { galleryMasks, galleryMessages } from '../src/messages/gallery.ts';
import { ruleMessages } from '../src/messages/rules.ts';
import { expect, hydrated, test, withCookiesAnswered } from './browser.ts';

type Sample = {
  /** The characters as a person types them. */
  readonly typed: string;
  readonly separated: string;
  readonly shown: string;
  /** As it stands in the model. */
  readonly raw: string;
};

const samples: Readonly<Record<MaskName, Sample>> = {
  plaka: { typed: '34abc123', separated: '34-ABC-123', shown: '34 ABC 123', raw: '34ABC123' },
  documentNo: { typed: '123456', separated: '123 456', shown: '123456', raw: '123456' },
  documentSerial: { typed: 'ab', separated: 'A-B', shown: 'AB', raw: 'AB' },
  date: { typed: '31011990', separated: '31/01/1990', shown: '31.01.1990', raw: '1990-01-31' },
  tcVn: { typed: '11111111110', separated: '111 111 111 10', shown: '11111111110', raw: '11111111110' },
  tc: { typed: '10000000146', separated: '100.000.001.46', shown: '10000000146', raw: '10000000146' },
  cardNumber: {
    typed: '4111111111111111',
    separated: '4111-1111-1111-1111',
    shown: '4111 1111 1111 1111',
    raw: '4111111111111111',
  },
  cardExpiry: { typed: '0931', separated: '09 / 2031', shown: '09/31', raw: '0931' },
  cvc: { typed: '123', separated: '1 2 3', shown: '123', raw: '123' },
  phoneNumber: { typed: '5550000001', separated: '+90 (555) 000 00 01', shown: '(555)000-0001', raw: '5550000001' },
};

const fullWidth = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

async function paste(field: Locator, text: string): Promise<void> {
  await field.page().evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('Control+V');
}

/** Writes one wrong character in the middle, goes back to it with the arrows, and mends it. */
async function mend(field: Locator, typed: string): Promise<void> {
  const at = Math.floor(typed.length / 2);
  const wrong = /\d/.test(typed[at] ?? '') ? '7' : 'q';
  await field.pressSequentially(typed.slice(0, at) + wrong + typed.slice(at + 1));
  const shown = await field.inputValue();
  for (let steps = shown.length - shown.indexOf(wrong.toUpperCase()) - 1; steps > 0; steps -= 1) {
    await field.press('ArrowLeft');
  }
  await field.press('Backspace');
  await field.pressSequentially(typed[at] ?? '');
}

/** What a password manager or the browser's autofill does. */
function fillIn(field: Locator, text: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

const ways: readonly (readonly [string, (field: Locator, sample: Sample) => Promise<void>])[] = [
  ['typed one by one', (field, { typed }) => field.pressSequentially(typed)],
  ['pasted plain', (field, { typed }) => paste(field, typed)],
  ['pasted with separators', (field, { separated }) => paste(field, separated)],
  ['pasted with space and newline around', (field, { typed }) => paste(field, `  ${typed} \n`)],
  ['in full-width characters', (field, { typed }) => field.page().keyboard.insertText(fullWidth(typed))],
  ['mended in the middle', (field, { typed }) => mend(field, typed)],
  [
    'one too far and back',
    async (field, { typed }) => {
      await field.pressSequentially(`${typed}${typed.at(-1)}`);
      await field.press('Backspace');
    },
  ],
  ['autofilled', (field, { separated }) => fillIn(field, separated)],
];

const address = '/gelistirme/form-galerisi';

/** A picture of the whole gallery after every key would take longer than the keys. */
test.use({ trace: 'off' });

async function openGallery(page: Page, baseURL: string | undefined) {
  await withCookiesAnswered(page, baseURL);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await hydrated(page);
  const form = page.locator('form', { has: page.getByRole('button', { name: galleryMessages.sendMasks }) });
  return {
    model: page.getByTestId('model'),
    fieldOf: (mask: MaskName) => form.getByLabel(galleryMasks[mask], { exact: true }),
  };
}

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
    const { model, fieldOf } = await openGallery(page, baseURL);
    for (const mask of group) {
      const field = fieldOf(mask);
      for (const [way, write] of ways) {
        const name = `${mask} ${way}`;
        await field.fill('');
        await field.press('Enter');
        await expect(model, name).toHaveText('{}');
        await write(field, samples[mask]);
        await expect(field, name).toHaveValue(samples[mask].shown);
        await field.press('Enter');
        await expect(model, name).toHaveText(JSON.stringify({ [mask]: samples[mask].raw }, null, 2));
      }
      await field.fill('');
    }
  });
}

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
      await page.waitForTimeout(50);
    }
    await Promise.all(presses);
    await expect(field, mask).toHaveValue(samples[mask].shown);
  }
});

test('[F-05] text that is composed is shaped when it is done, not while it is written', async ({ page, baseURL }) => {
  const { fieldOf } = await openGallery(page, baseURL);
  const session = await page.context().newCDPSession(page);
  const compose = async (text: string, { commit = text } = {}) => {
    for (let length = 1; length <= text.length; length += 1) {
      await session.send('Input.imeSetComposition', {
        text: text.slice(0, length),
        selectionStart: length,
        selectionEnd: length,
      });
    }
    await session.send('Input.insertText', { text: commit });
  };

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
