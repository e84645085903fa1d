import type { Page } from '@playwright/test';
import { reviewDocumentTexts } from '../src/messages/review-documents.ts';
import { uploadMessages, uploadReplies } from '../src/messages/upload.ts';
import { pngFile } from '../src/testing/upload.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser.ts';
import { buy, cardOf, expectBought, pay, testCards } from './checkout.ts';
import { askPhone, describePhone, newImei, phonePath, reachPhone } from './phone-journey.ts';
import { looking, resolveReview, reviewWith } from './reviews.ts';

/** Looks at photos of every phone first. */
const looker = 'Kehribar Katılım Sigorta';
const words = reviewDocumentTexts.photos;

/** Photos that an insurer wants are sent from the list; a file that is no photo is refused; the answer comes and is bought. */
export async function buyAfterPhotos(page: Page, path = phonePath): Promise<void> {
  const imei = newImei();
  await reachPhone(page, { path });
  await describePhone(page, { imei });
  await askPhone(page, 8);
  const row = looking(page).getByRole('listitem').filter({ hasText: looker });
  await expect(row).toContainText(words.wanted('Ekran açıkken ön yüz fotoğrafı, Arka yüz fotoğrafı'));
  await row.getByRole('button', { name: words.openOf(looker, words.open.wanted) }).click();
  const files = row.getByLabel(words.label(looker));
  const photo = `on-${imei}.png`;
  const disguised = { name: 'arka.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>resim</html>') };
  await files.setInputFiles(disguised);
  await expect(row.getByText(uploadMessages.notAdded('arka.jpg', uploadReplies.wrongType))).toBeAttached();
  await expect(row).toContainText('Eklenemedi');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'arka.jpg dosyasını kaldır' }).click();
  await files.setInputFiles({ name: photo, mimeType: 'image/png', buffer: pngFile });
  await expect(row).toContainText('Eklendi');
  await row.getByRole('button', { name: words.send }).click();
  await expect
    .poll(async () => (await reviewWith(photo))?.documents)
    .toEqual([expect.objectContaining({ name: photo, type: 'image/png' })]);
  const review = await reviewWith(photo);
  if (review) await resolveReview(review, { resolve: 'accept' });
  await expect(cardOf(page, looker)).toBeVisible({ timeout: 40_000 });
  await expect(looking(page)).toHaveCount(0);
  await expectAccessible(page);
  await buy(page, looker);
  await pay(page, { number: testCards.good });
  await expectBought(page, 1);
}
