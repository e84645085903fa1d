import type { Locator, Page } from '@playwright/test';
import type { MaskName } from '../src/domain/masks/mask.ts';
import { galleryMasks, galleryMessages } from '../src/messages/gallery.ts';
import { expect, hydrated, withCookiesAnswered } from './browser.ts';
import { galleryAddress } from './form-gallery.ts';

type Sample = {
  /** The characters as a person types them. */
  readonly typed: string;
  readonly separated: string;
  readonly shown: string;
  /** As it stands in the model. */
  readonly raw: string;
};

export const samples: Readonly<Record<MaskName, Sample>> = {
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

export const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

export async function paste(field: Locator, text: string): Promise<void> {
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

/** Writes as keyboards of phones and input methods do: a word grows, and is put in its place when it is done. */
export async function composer(page: Page) {
  const session = await page.context().newCDPSession(page);
  const grow = async (text: string, from = 1) => {
    for (let length = from; length <= text.length; length += 1) {
      const end = { selectionStart: length, selectionEnd: length };
      await session.send('Input.imeSetComposition', { text: text.slice(0, length), ...end });
    }
  };
  const commit = (text: string) => session.send('Input.insertText', { text });
  const compose = async (text: string, { commit: done = text } = {}) => {
    await grow(text);
    await commit(done);
  };
  return { grow, commit, compose };
}

export async function openGallery(page: Page, baseURL: string | undefined) {
  await withCookiesAnswered(page, baseURL);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(galleryAddress);
  await hydrated(page);
  const form = page.locator('form', { has: page.getByRole('button', { name: galleryMessages.sendMasks }) });
  return {
    model: page.getByTestId('model'),
    fieldOf: (mask: MaskName) => form.getByLabel(galleryMasks[mask], { exact: true }),
  };
}

/** However it is written, a field shows the same and the model holds the same. */
export async function expectSameInAllWays(
  page: Page,
  baseURL: string | undefined,
  masks: readonly MaskName[],
): Promise<void> {
  const { model, fieldOf } = await openGallery(page, baseURL);
  for (const mask of masks) {
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
}
