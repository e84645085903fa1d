import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import { buy, cardOf, expectBought, pay, testCards } from './checkout.ts';
import { cards, expectOffers, type FirstAnswers, openDetails, toast } from './journey.ts';
import { checksOf, headerOf } from './line-journey.ts';
import { type Foreigner, provePhone, tellForeigner } from './people-journey.ts';
import { readSms } from './person.ts';

/** Sells what a residence permit wants, and more. */
const sufficient = 'Gelincik Sağlık';

export const withNumber: Foreigner = {
  nationalNumber: '99000000110',
  name: 'Katrin',
  surname: 'Holmgard',
  birthdate: '18.03.1988',
  gender: 'Kadın',
  nationality: 'Norveç',
  city: 'Antalya',
};

/** Somebody whom no register knows. */
export function withPassport(): Foreigner {
  const passport = `U${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
  return {
    passport,
    name: 'Anna',
    surname: 'Muster',
    birthdate: '14.03.1990',
    gender: 'Kadın',
    nationality: 'Almanya',
    city: 'İzmir',
    years: '2 yıl',
  };
}

/** From the first step straight to the list, where each offer says whether it will do for a permit. */
export async function reachForeignersOffers(
  page: Page,
  foreigner: Foreigner,
  path?: FirstAnswers['path'],
): Promise<void> {
  const checks = checksOf(page);
  const gsm = await tellForeigner(page, foreigner, path);
  await expectAccessible(page);
  await provePhone(page, gsm);
  await expectOffers(page, 5);
  expect(checks).toEqual([]);
  // Nothing stands between the first step and the list.
  await expect(page.getByRole('navigation', { name: 'Teklif adımları' }).getByRole('listitem')).toHaveCount(3);
  const tooSmall = cards(page).filter({ hasText: 'Patika Sigorta' }).filter({ hasText: 'Temel Sağlık' });
  await expect(tooSmall).toContainText('İkamet asgarisi: eksik');
  await expect(cardOf(page, sufficient)).toContainText('İkamet asgarisi: tamam');
  await openDetails(tooSmall);
  await openDetails(cardOf(page, sufficient));
  await expect(tooSmall).toContainText('İkamet izni asgari teminatını karşılamıyor: ');
  await expect(cardOf(page, sufficient)).toContainText('İkamet izni asgari teminatını karşılıyor');
  await expectAccessible(page);
}

export async function buyForPermit(page: Page, foreigner: Foreigner, path?: FirstAnswers['path']): Promise<void> {
  await reachForeignersOffers(page, foreigner, path);
  await buy(page, sufficient);
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
  await expectAccessible(page);
}

/** The insurers could not be asked: who tries again comes to the list of the same quotation, without another code. */
export async function tryAgain(page: Page): Promise<void> {
  const opened = page.waitForResponse(/query-info/);
  const foreigner = withPassport();
  const gsm = await tellForeigner(page, foreigner);
  await page.route(/update-info/, (route) => route.abort(), { times: 1 });
  await provePhone(page, gsm);
  await expect(toast(page, 'Üzgünüz bir sorun oluştu')).toBeVisible();
  const main = page.locator('main');
  await expect(main.getByLabel('Pasaport numarası')).toHaveValue(foreigner.passport ?? '');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Devam et' }).click();
  await expectOffers(page, 5);
  const { Data } = (await (await opened).json()) as { readonly Data: { readonly HeaderGuid: string } };
  expect(headerOf(page)).toBe(Data.HeaderGuid);
  await readSms(gsm, 1);
  // On the way back everything stands as it was told, also after a reload.
  await page.goBack();
  await page.reload();
  await expect(main.getByLabel('Soyad', { exact: true })).toHaveValue(foreigner.surname);
  await expect(main.getByRole('radio', { name: '2 yıl' })).toBeChecked();
  await page.goForward();
  await expectOffers(page, 5);
}
