import type { Page } from '@playwright/test';
import { pick } from './journey.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Fifteen digits that are no other animal's. */
const newChip = () => `990${Math.floor(1e11 + Math.random() * 9e11)}`;

/** One dog with a chip, of a breed that everybody takes, at half of the highest limit. */
export async function describeDog(page: Page): Promise<void> {
  await radio(page, 'Köpek').check();
  await pick(page, 'Irk', 'Golden Retriever');
  await page.getByLabel('Adı', { exact: true }).fill('Zeytin');
  await page.getByLabel('Doğum tarihi').fill('01.05.2023');
  await radio(page, 'Dişi').check();
  await page.getByLabel('Mikroçip numarası').fill(newChip());
  await radio(page, 'Yapıldı').check();
  await radio(page, 'Tam ve güncel').check();
  await radio(page, '50.000 TL').check();
  await radio(page, 'Yok').check();
}
