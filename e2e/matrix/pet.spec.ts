import { petProblems } from '../../src/messages/pet-questions.ts';
import { petStepTexts } from '../../src/messages/pet-step.ts';
import { reasons } from '../../src/sandbox/insurers/reasons.ts';
import { expectAccessible } from '../accessibility.ts';
import { desktop, expect, phone, test, withCookiesAnswered } from '../browser.ts';
import { expectBought, fillPayment, passBank, payButton, testCards } from '../checkout.ts';
import { askButton, cards, dayFromToday, tabTo } from '../journey.ts';
import {
  addButton,
  addPet,
  breedOf,
  chipOf,
  describePet,
  expectPetKept,
  newCat,
  newChip,
  newDog,
  newKitten,
  petAt,
  radio,
  reachPets,
} from '../pet-journey.ts';
import { askAll, offerOf, wayfarer } from '../trip-journey.ts';

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const viewport of [phone, desktop]) {
  const at = `at ${viewport.width} px`;
  test.describe(at, () => {
    test.use({ viewport });

    test(`three animals ${at}: no fourth can be added, one is taken out and another comes, all are in one policy`, async ({
      page,
    }) => {
      const [dog, cat, kitten] = [newDog(), newCat(), newKitten()];
      await reachPets(page);
      await describePet(petAt(page, 1), dog);
      await addPet(page, { ...newCat(), name: 'Boncuk' });
      await addPet(page, kitten);
      await expect(addButton(page)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Boncuk kaydını kaldır' }).click();
      await expectPetKept(petAt(page, 1), dog);
      await expectPetKept(petAt(page, 2), kitten);
      await addPet(page, cat);
      await radio(page, '100.000 TL').check();
      await radio(page, '%20').check();
      await askAll(page, 9);
      const offer = offerOf(page, wayfarer, 'Geniş');
      await expect(offer).toContainText('100.000 TL');
      await expect(offer).toContainText('%20');
      await expectAccessible(page);
      await offer.getByRole('button', { name: /satın al$/ }).click();
      await fillPayment(page, { number: testCards.good });
      await expectAccessible(page);
      await payButton(page).click();
      await passBank(page);
      await expectBought(page, 1);
    });

    test(`a kitten ${at} needs a chip where it is six months old on the day the policy begins, and none before`, async ({
      page,
    }) => {
      const kitten = { ...newKitten(), born: dayFromToday(-172) };
      await reachPets(page);
      const row = petAt(page, 1);
      await describePet(row, kitten);
      const start = page.getByLabel('Poliçe başlangıcı');
      await expect(row.getByText(petStepTexts.noChipYet)).toBeVisible();
      await expect(chipOf(row)).not.toHaveAttribute('required');
      await start.fill(dayFromToday(25));
      await expect(row.getByText(petStepTexts.noChipYet)).toHaveCount(0);
      await askButton(page).click();
      await expect(chipOf(row)).toBeFocused();
      await expect(row.getByText(petProblems.chipMissing(6))).toBeVisible();
      await expectAccessible(page);
      await start.fill(dayFromToday(1));
      await expect(row.getByText(petProblems.chipMissing(6))).toHaveCount(0);
      await askAll(page, 9);
      const missing = page.getByRole('region', { name: 'Teklif vermeyen şirketler' }).getByRole('listitem');
      await expect(missing.filter({ hasText: 'Sarnıç Sigorta' })).toContainText(reasons.petTooYoung);
      await page.goBack();
      await start.fill(dayFromToday(25));
      await chipOf(row).fill(newChip());
      await askAll(page, 9);
    });

    test(`a chip told twice and an age that nobody insures ${at} are refused in their own fields`, async ({ page }) => {
      const dog = newDog();
      await reachPets(page);
      await describePet(petAt(page, 1), { ...dog, born: dayFromToday(-20) });
      const second = await addPet(page, { ...newCat(), chip: dog.chip });
      await askButton(page).click();
      await expect(page).not.toHaveURL(/adim=teklifler/);
      await expect(petAt(page, 1).getByText(petProblems.tooYoung(2))).toBeVisible();
      await expect(second.getByText(petProblems.chipTwice)).toBeVisible();
      await expectAccessible(page);
      await petAt(page, 1).getByLabel('Doğum tarihi').fill('01/05/2004');
      await expect(petAt(page, 1).getByText(petProblems.tooOld(20))).toBeVisible();
      await petAt(page, 1).getByLabel('Doğum tarihi').fill(dog.born);
      await chipOf(second).fill(newChip());
      await askAll(page, 11);
    });

    test(`a pug without vaccinations ${at}: who declines is named with the reason, the others pay for accidents alone`, async ({
      page,
    }) => {
      await reachPets(page);
      await describePet(petAt(page, 1), { ...newDog(), breed: 'Pug', vaccinated: false });
      await askAll(page, 3);
      const missing = page.getByRole('region', { name: 'Teklif vermeyen şirketler' }).getByRole('listitem');
      await expect(missing.filter({ hasText: 'Sarnıç Sigorta' })).toContainText(reasons.breed);
      await expect(missing.filter({ hasText: 'Yakamoz Sigorta' })).toContainText(reasons.vaccination);
      await expect(cards(page)).toHaveCount(3);
      await expect(cards(page).filter({ hasNotText: 'Kaza' })).toHaveCount(0);
      await expect(cards(page).filter({ hasText: 'Kaza ve Hastalık' })).toHaveCount(0);
      await expectAccessible(page);
    });

    test(`another species ${at} asks for its own breeds, and back, forward and reload lose nothing`, async ({
      page,
    }) => {
      const [dog, cat] = [newDog(), newCat()];
      await reachPets(page);
      const row = petAt(page, 1);
      await describePet(row, dog);
      await radio(row, 'Kedi').check();
      await expect(breedOf(row)).toHaveValue('');
      await breedOf(row).fill('Golden');
      await expect(row.getByRole('option', { name: 'Golden Retriever' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await describePet(row, cat);
      await addPet(page, dog);
      await radio(page, '25.000 TL').check();
      await page.getByLabel('Poliçe başlangıcı').fill(dayFromToday(5));
      const expectKept = async () => {
        await expectPetKept(petAt(page, 1), cat);
        await expectPetKept(petAt(page, 2), dog);
        await expect(radio(page, '25.000 TL')).toBeChecked();
        await expect(page.getByLabel('Poliçe başlangıcı')).toHaveValue(dayFromToday(5));
      };
      await page.reload();
      await expectKept();
      await page.goBack();
      await expect(page.locator('main').getByLabel('Cep telefonu')).toBeVisible();
      await page.goForward();
      await expectKept();
      await askAll(page, 11);
      await page.goBack();
      await expectKept();
      await page.goForward();
      await expect(offerOf(page, wayfarer, 'Geniş')).toBeVisible();
      await page.reload();
      await expect(offerOf(page, wayfarer, 'Geniş')).toContainText('25.000 TL');
    });
  });
}

test('by keyboard alone at 1280 px, the breed found by Turkish letters', async ({ page }) => {
  await page.setViewportSize(desktop);
  await reachPets(page);
  const row = petAt(page, 1);
  const press = (key: string) => page.keyboard.press(key);
  const choose = async (name: string) => {
    await tabTo(page, radio(row, name));
    await press('Space');
  };
  const type = async (label: string, text: string) => {
    await tabTo(page, row.getByLabel(label));
    await page.keyboard.type(text);
  };
  await choose('Kedi');
  // Its code comes with the first answer.
  await expect(breedOf(row)).toBeVisible();
  await tabTo(page, breedOf(row));
  await page.keyboard.type('SIYAM');
  await expect(row.getByRole('option').first()).toHaveText(/^Siyam/);
  await press('Enter');
  await expect(breedOf(row)).toHaveValue(/^Siyam/);
  await type('Adı', 'Şekerpare');
  await expect(page.getByRole('group', { name: 'Şekerpare', exact: true })).toBeVisible();
  await type('Doğum tarihi', '01052023');
  await choose('Dişi');
  await type('Mikroçip numarası', newChip());
  await choose('Yapıldı');
  await choose('Tam ve güncel');
  await tabTo(page, radio(page, '50.000 TL'));
  await press('ArrowRight');
  await expect(radio(page, '100.000 TL')).toBeChecked();
  await tabTo(page, askButton(page));
  await press('Enter');
  await expect(page).toHaveURL(/adim=teklifler/);
  await expect(offerOf(page, wayfarer, 'Geniş')).toContainText('100.000 TL');
});
