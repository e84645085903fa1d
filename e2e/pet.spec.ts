import { petProblems } from '../src/messages/pet-questions.ts';
import { expect, phone, test, withCookiesAnswered } from './browser.ts';
import { expectBought, pay, steady, testCards } from './checkout.ts';
import { askButton } from './journey.ts';
import { addPet, chooseBreed, describePet, newCat, newDog, petAt, reachPets } from './pet-journey.ts';
import { askAll, offerOf } from './trip-journey.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

// The matrix walks the other ways.
test('[P-05] a dog and a cat at 360 px: a breed that the law forbids is refused kindly, then both are bought in one policy', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await reachPets(page);
  const [dog, cat] = [newDog(), newCat()];
  const row = petAt(page, 1);
  await describePet(row, dog);
  await chooseBreed(row, 'Dogo Argentino');
  await expect(row.getByText(petProblems.forbiddenBreed('Dogo Argentino'))).toBeVisible();
  await askButton(page).click();
  await expect(page).not.toHaveURL(/adim=teklifler/);
  await chooseBreed(row, dog.breed);
  await addPet(page, cat);
  await askAll(page, 11);
  await expect(page.getByRole('region', { name: 'Teklifler', exact: true })).toContainText('Zeytin, Pamuk');
  const offer = offerOf(page, steady, 'Kaza ve Hastalık');
  await expect(offer).toContainText('14 gün bekleme');
  await offer.getByRole('button', { name: /satın al$/ }).click();
  await expect(page.getByRole('group', { name: 'Ne satın alıyorsunuz?' })).toContainText('Zeytin, Pamuk');
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
});
