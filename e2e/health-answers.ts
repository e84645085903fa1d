import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import { cardOf } from './checkout.ts';
import { family } from './health-journeys.ts';
import { askButton, expectOffers, tabTo, toast } from './journey.ts';
import {
  addRelative,
  choosePlan,
  declare,
  newAdult,
  personAt,
  reachPeople,
  removePerson,
  socialSecurity,
  sound,
} from './people-journey.ts';

/** A relative whose birth date the register wants: it is asked there, and nothing that was answered is lost. */
export async function tellBirthdate(page: Page): Promise<void> {
  await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult({ gender: 'K' }).nationalNumber });
  await declare(personAt(page, 1), sound);
  const spouse = await addRelative(page, 'spouse', '22222222220');
  await declare(spouse, { height: '181', weight: '79', conditions: ['Tiroit'], note: 'On yıldır, ilaçla' });
  await choosePlan(page, { line: 'tamamlayici' });
  await expect(page.getByLabel('Doğum tarihi')).toHaveCount(0);
  await askButton(page).click();
  await expect(toast(page, 'Lütfen Doğum Tarihini Giriniz.')).toBeVisible();
  await expect(spouse.getByLabel('Doğum tarihi')).toBeFocused();
  await expect(page.getByLabel('Doğum tarihi')).toHaveCount(1);
  await expect(page).not.toHaveURL(/adim=teklifler/);
  await expectAccessible(page);
  await expect(personAt(page, 1).getByLabel('Boy (cm)')).toHaveValue(sound.height);
  await expect(spouse.getByLabel('Kilo (kg)')).toHaveValue('79');
  await expect(spouse.getByLabel('Kısa açıklama')).toHaveValue('On yıldır, ilaçla');
  await spouse.getByLabel('Doğum tarihi').fill('15.06.1990');
  await askButton(page).click();
  await expectOffers(page, 3);
}

/** What is wrong is told in the row that it concerns, before anybody is asked. */
export async function answerBadly(page: Page): Promise<void> {
  await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult().nationalNumber });
  await declare(personAt(page, 1), sound);
  const child = await addRelative(page, 'child', '11111111111');
  await child.getByLabel('Kilo (kg)').fill('34');
  await askButton(page).click();
  await expect(child).toContainText('Lütfen boyu santimetre olarak yazınız.');
  await expect(child).toContainText('Lütfen sağlık durumu sorusunu yanıtlayınız.');
  await expect(child.getByLabel('T.C. kimlik numarası')).toHaveAttribute('aria-invalid', 'true');
  await expect(personAt(page, 1).locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(page.locator('main')).toContainText('Tamamlayıcı sağlık, SGK’lı olanlar içindir; özel hastanede');
  await expectAccessible(page);
  await expect(page).not.toHaveURL(/adim=teklifler/);
  await child.getByLabel('T.C. kimlik numarası').fill(family.daughter);
  await declare(child, { height: '140', weight: '34' });
  await choosePlan(page, { line: 'tamamlayici' });
  await askButton(page).click();
  await expectOffers(page, 4);
}

/** Back, forward and a reload keep what was answered; what was declared stands in no storage and comes from the server. */
export async function comeBack(page: Page): Promise<void> {
  const note = 'Çocukluktan beri, sprey ile';
  await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult().nationalNumber });
  const self = personAt(page, 1);
  await declare(self, { height: '173', weight: '71', conditions: ['Astım, akciğer'], note });
  const daughter = await addRelative(page, 'child', family.daughter);
  await declare(daughter, { height: '141', weight: '35' });
  await choosePlan(page, { line: 'tamamlayici', visits: '6 muayene' });
  await askButton(page).click();
  await expectOffers(page, 3);
  await page.goBack();
  const expectAnswers = async () => {
    await expect(self.getByLabel('Boy (cm)')).toHaveValue('173');
    await expect(self.getByLabel('Kısa açıklama')).toHaveValue(note);
    await expect(self).toContainText('Astım, akciğer');
    await expect(daughter.getByLabel('T.C. kimlik numarası')).toHaveValue(family.daughter);
    await expect(daughter.getByLabel('Kilo (kg)')).toHaveValue('35');
    await expect(daughter.getByRole('radio', { name: 'Hiçbiri yok' })).toBeChecked();
    await expect(page.getByRole('radio', { name: '6 muayene' })).toBeChecked();
    await expect(socialSecurity(page)).toBeChecked();
  };
  await expectAnswers();
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain(family.daughter);
  expect(kept).not.toMatch(/Height|Weight|Conditions|HealthNote|DeclaresAnything/);
  expect(kept).not.toContain(note);
  await page.reload();
  await expectAnswers();
  await page.goForward();
  await expectOffers(page, 3);
  // What is changed on the way back is asked anew: nobody declares anything any more.
  await page.goBack();
  await removePerson(self);
  await askButton(page).click();
  await expectOffers(page, 4);
  await expect(page.getByRole('region', { name: 'Teklifler', exact: true })).toContainText('1 kişi');
  await expect(page.getByRole('region', { name: 'İncelemede' })).toHaveCount(0);
  await expect(cardOf(page, 'Zeytindalı Sağlık')).toBeVisible();
}

/** The questions are answered and the insurers asked with the keyboard alone. */
export async function answerByKeyboard(page: Page): Promise<void> {
  await reachPeople(page, { line: 'tamamlayici', nationalNumber: newAdult().nationalNumber });
  const press = (key: string) => page.keyboard.press(key);
  const self = personAt(page, 1);
  await tabTo(page, self.getByLabel('Boy (cm)'));
  await page.keyboard.type('172');
  await tabTo(page, self.getByLabel('Kilo (kg)'));
  await page.keyboard.type('68');
  await tabTo(page, self.getByRole('radio', { name: 'Hiçbiri yok' }));
  await press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Çocuk ekle' }));
  await press('Enter');
  const child = personAt(page, 2);
  await expect(child.getByLabel('T.C. kimlik numarası')).toBeFocused();
  await page.keyboard.type(family.daughter);
  await tabTo(page, child.getByLabel('Boy (cm)'));
  await page.keyboard.type('140');
  await tabTo(page, child.getByLabel('Kilo (kg)'));
  await page.keyboard.type('34');
  await tabTo(page, child.getByRole('radio', { name: 'Hiçbiri yok' }));
  await press('Space');
  await tabTo(page, socialSecurity(page));
  await press('Space');
  await tabTo(page, page.getByRole('radio', { name: 'Yatarak tedavi', exact: true }));
  await press('Space');
  await tabTo(page, askButton(page));
  await press('Enter');
  await expectOffers(page, 4);
}
