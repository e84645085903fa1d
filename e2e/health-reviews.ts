import type { Page } from '@playwright/test';
import { pdfFile } from '../src/testing/upload.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import { buy, cardOf, expectBought, pay, testCards } from './checkout.ts';
import { askButton, openDetails } from './journey.ts';
import { choosePlan, declare, newAdult, personAt, reachPeople, sound } from './people-journey.ts';
import { readCode, readSms } from './person.ts';
import { looking, resolveReview, reviewWith } from './reviews.ts';

const card = { number: testCards.good };
/** Looks first at everybody who declares a condition. */
const looker = 'Zeytindalı Sağlık';

/** An illness is looked at first; the answer comes by SMS and is bought behind its link. */
export async function buyAfterLook(page: Page): Promise<void> {
  const gsm = await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult().nationalNumber });
  await declare(personAt(page, 1), { ...sound, conditions: ['Yüksek tansiyon'], note: 'Üç yıldır, ilaçla' });
  await choosePlan(page, { line: 'tamamlayici' });
  await expectAccessible(page);
  await askButton(page).click();
  await expect(page).toHaveURL(/adim=teklifler/);
  await expect(looking(page)).toContainText(looker);
  await expectAccessible(page);
  const sms = await readSms(gsm, 2);
  expect(sms).not.toMatch(/tansiyon/i);
  const link = /https?:\/\/\S+/.exec(sms)?.[0] ?? '';
  expect(new URL(link).pathname).toBe('/tamamlayici-saglik/teklif');
  await page.goto(link);
  await page.getByRole('button', { name: 'Bu teklif benim, devam et' }).click();
  await page.getByLabel('SMS kodu').fill(await readCode(gsm, 3));
  await page.getByRole('button', { name: 'Devam et', exact: true }).click();
  await expect(page).toHaveURL(/adim=teklifler/);
  await expect(cardOf(page, looker)).toContainText('Kişiye özel koşul var');
  await openDetails(cardOf(page, looker));
  await expect(cardOf(page, looker)).toContainText('%15 ek prim');
  await expectAccessible(page);
  await buy(page, looker);
  await pay(page, card);
  await expectBought(page, 1);
}

/** An illness of which the insurer wants to see papers: they are sent from the list and arrive. */
export async function sendDocuments(page: Page): Promise<void> {
  const { nationalNumber } = newAdult();
  await reachPeople(page, { line: 'bireysel', nationalNumber });
  await declare(personAt(page, 1), { ...sound, conditions: ['Kalp ve damar'], note: 'İki yıldır izleniyor' });
  await choosePlan(page, { line: 'bireysel' });
  await askButton(page).click();
  const row = looking(page).getByRole('listitem').filter({ hasText: looker });
  await expect(row).toContainText('İstenen belgeler: Tedaviyi yürüten hekimin son altı aya ait raporu');
  await row.getByRole('button', { name: `${looker}: Belge yükle` }).click();
  const name = `rapor-${nationalNumber}.pdf`;
  await row.getByLabel(`${looker} için belgeler`).setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfFile });
  await expect(row).toContainText('Eklendi');
  await row.getByRole('button', { name: 'Belgeleri gönder' }).click();
  await expect(row.getByText('Belgeleriniz şirkete iletiliyor.')).toBeVisible();
  const arrived = row.getByText('Belgeleriniz şirkete ulaştı. Şirket incelemeye devam ediyor.');
  // Who has the papers decides within seconds; this one looks on, and wants the same papers as before.
  await expect(async () => {
    const review = await reviewWith(name);
    if (review) await resolveReview(review, { resolve: 'wantDocuments', documents: review.wantedDocuments });
    expect(await arrived.isVisible()).toBe(true);
  }).toPass({ intervals: [200], timeout: 40_000 });
  expect((await reviewWith(name))?.documents).toEqual([expect.objectContaining({ name, type: 'application/pdf' })]);
  await expectAccessible(page);
}
