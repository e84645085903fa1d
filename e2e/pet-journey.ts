import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { dayFromToday, type FirstAnswers, passFirstStep } from './journey.ts';
import { newPerson } from './person.ts';

export const petPath = '/pet/teklif';

export const radio = (within: Page | Locator, name: string) => within.getByRole('radio', { name, exact: true });

/** Fifteen digits that are no other animal's. */
export const newChip = () => `990${Math.floor(1e11 + Math.random() * 9e11)}`;

export type Pet = {
  readonly species: 'Kedi' | 'Köpek';
  readonly breed: string;
  readonly name: string;
  readonly born: string;
  readonly sex: 'Dişi' | 'Erkek';
  /** None yet where it is empty. */
  readonly chip: string;
  readonly neutered: boolean;
  readonly vaccinated: boolean;
};

/** Of a breed that everybody takes, and of an age. */
export const newDog = (): Pet => ({
  species: 'Köpek',
  breed: 'Golden Retriever',
  name: 'Zeytin',
  born: '01.05.2023',
  sex: 'Dişi',
  chip: newChip(),
  neutered: true,
  vaccinated: true,
});

export const newCat = (): Pet => ({
  species: 'Kedi',
  breed: 'Van kedisi',
  name: 'Pamuk',
  born: '20.08.2022',
  sex: 'Erkek',
  chip: newChip(),
  neutered: false,
  vaccinated: true,
});

/** Too young for a chip, and for one of the insurers. */
export const newKitten = (): Pet => ({
  ...newCat(),
  breed: 'Ankara kedisi',
  name: 'Çıtır',
  born: dayFromToday(-130),
  chip: '',
});

/** The card of an animal, counted from one; its heading becomes the animal's name. */
export const petAt = (page: Page, place: number) => page.locator(`[data-row="${place - 1}"]`);
export const breedOf = (pet: Locator) => pet.getByRole('combobox', { name: 'Irk', exact: true });
export const chipOf = (pet: Locator) => pet.getByLabel('Mikroçip numarası');
export const addButton = (page: Page) => page.getByRole('button', { name: 'Bir hayvan daha ekle' });

/** To the question which animals are insured. */
export async function reachPets(page: Page, start: Partial<FirstAnswers> = {}): Promise<void> {
  await passFirstStep(page, { path: petPath, nationalNumber: newPerson().NationalNumber, ...start });
  await expect(petAt(page, 1)).toBeVisible();
}

export async function chooseBreed(row: Locator, breed: string): Promise<void> {
  await breedOf(row).fill('');
  await breedOf(row).fill(breed);
  await row.getByRole('option', { name: breed }).first().click();
}

export async function describePet(row: Locator, pet: Pet): Promise<void> {
  await radio(row, pet.species).check();
  await chooseBreed(row, pet.breed);
  await row.getByLabel('Adı', { exact: true }).fill(pet.name);
  await row.getByLabel('Doğum tarihi').fill(pet.born);
  await radio(row, pet.sex).check();
  await chipOf(row).fill(pet.chip);
  await radio(row, pet.neutered ? 'Yapıldı' : 'Yapılmadı').check();
  await radio(row, pet.vaccinated ? 'Tam ve güncel' : 'Eksik ya da gecikmiş').check();
}

/** Adds another animal; gives its card, in which the focus stands. */
export async function addPet(page: Page, pet: Pet): Promise<Locator> {
  const row = petAt(page, (await page.locator('[data-row]').count()) + 1);
  await addButton(page).click();
  await expect(radio(row, 'Kedi')).toBeFocused();
  await describePet(row, pet);
  return row;
}

/** What was told of an animal stands in its card. */
export async function expectPetKept(row: Locator, pet: Pet): Promise<void> {
  await expect(radio(row, pet.species)).toBeChecked();
  await expect(breedOf(row)).toHaveValue(pet.breed);
  await expect(row.getByLabel('Adı', { exact: true })).toHaveValue(pet.name);
  await expect(row.getByLabel('Doğum tarihi')).toHaveValue(pet.born.replaceAll('.', '/'));
  await expect(radio(row, pet.sex)).toBeChecked();
  await expect(chipOf(row)).toHaveValue(pet.chip);
  await expect(radio(row, pet.neutered ? 'Yapıldı' : 'Yapılmadı')).toBeChecked();
  await expect(radio(row, pet.vaccinated ? 'Tam ve güncel' : 'Eksik ya da gecikmiş')).toBeChecked();
}

/** One dog with a chip, at half of the highest limit. */
export async function describeDog(page: Page): Promise<void> {
  await describePet(petAt(page, 1), newDog());
  await radio(page, '50.000 TL').check();
  await radio(page, 'Yok').check();
}
