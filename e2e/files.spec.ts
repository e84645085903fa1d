import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { myFilesTexts } from '../src/messages/my-files.ts';
import { uploadMessages, uploadReplies } from '../src/messages/upload.ts';
import { pngFile } from '../src/testing/upload.ts';
import { expectAccessible } from './accessibility.ts';
import { desktop, expect, hydrated, phone, test, withCookiesAnswered } from './browser.ts';
import { toast } from './journey.ts';
import { call } from './person.ts';
import { memberAside } from './policy.ts';

type Paper = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
type Give = (page: Page, paper: Paper) => Promise<void>;

const main = (page: Page) => page.locator('main');
const uploads = (page: Page) => main(page).getByRole('list', { name: uploadMessages.files });
const uploadOf = (page: Page, name: string) => uploads(page).getByRole('listitem').filter({ hasText: name });
const listed = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });
const sender = '**/api/proxy?endpoint=%2Fapi%2Fdosya%2Fyukle*';

/** Chosen in the file window, as phones do. */
const choose: Give = (page, paper) => main(page).locator('input[type="file"]').setInputFiles(paper);

/** Dropped from the desk. */
const drop: Give = async (page, { name, mimeType, buffer }) => {
  const dropped = await page.evaluateHandle(
    ([text, fileName, type]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  const zone = main(page).locator('label').filter({ hasText: uploadMessages.choose });
  await zone.dispatchEvent('dragenter', { dataTransfer: dropped });
  await zone.dispatchEvent('drop', { dataTransfer: dropped });
};

const pdf = (name: string, bytes = 40): Paper => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 0x20), Buffer.from('\n%%EOF\n')]),
});
const png = (name: string, buffer: Buffer): Paper => ({ name, mimeType: 'image/png', buffer });

/** Says of itself that it has 3.6 thousand million pixels. */
const bomb = Buffer.from(pngFile);
bomb.writeUInt32BE(60_000, 16);
bomb.writeUInt32BE(60_000, 20);
const script = '<script>document.title = "sizdi"</script>';
const harmful: readonly (readonly [paper: Paper, reason: string])[] = [
  [png('sayfa.png', Buffer.from(`<!doctype html>${script}`)), uploadReplies.wrongType],
  [png('cizim.png', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)), uploadReplies.wrongType],
  [png('bomba.png', bomb), uploadReplies.tooManyPixels],
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** From then on so many bytes a second leave the browser; as many as can where none is said. */
async function slowDown(page: Page, uploadThroughput = -1): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await line.send('Network.emulateNetworkConditions', conditions);
}

async function ownFiles(page: Page): Promise<readonly { readonly FileGuid: string; readonly fileName: string }[]> {
  const reply = await call(page.context().request, '/api/dosya/listem', {});
  return reply.Data as unknown as Awaited<ReturnType<typeof ownFiles>>;
}

/** The sentence why a file was not added opens beside it. */
async function expectRefused(row: Locator, reason: string): Promise<void> {
  await expect(row).toContainText(uploadMessages.states.error);
  await row.getByRole('button', { name: uploadMessages.whyFailed }).click();
  await expect(row.getByRole('tooltip')).toBeVisible();
  await expect(row.getByRole('tooltip')).toHaveText(reason);
}

test.beforeEach(({ page, baseURL }) => withCookiesAnswered(page, baseURL));

for (const { size, way, give } of [
  { size: phone, way: 'chosen', give: choose },
  { size: desktop, way: 'dropped', give: drop },
])
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test(`[F-07] [F-09] a file that is ${way} for a support request shows how far it is, is stopped, fails, is tried again or refused`, async ({
      page,
    }) => {
      await memberAside(page);
      await open(page, '/hesabim?page=destek&yeni=1');
      await slowDown(page, 400_000);
      await give(page, pdf('tarama.pdf', 2_000_000));
      const bar = uploads(page).getByRole('progressbar', { name: 'tarama.pdf' });
      const percent = async () => Number(await bar.getAttribute('value'));
      await expect.poll(percent, { intervals: [50] }).toBeGreaterThan(0);
      const early = await percent();
      expect(early).toBeLessThan(100);
      await expect.poll(percent, { intervals: [50] }).toBeGreaterThan(early);
      await uploads(page)
        .getByRole('button', { name: uploadMessages.cancel('tarama.pdf') })
        .click();
      await expect(uploads(page)).toHaveCount(0);
      await slowDown(page);

      await page.route(sender, (route) => route.abort(), { times: 1 });
      await give(page, pdf('ruhsat.pdf'));
      const paper = uploadOf(page, 'ruhsat.pdf');
      await expectRefused(paper, uploadMessages.failed);
      await paper.getByRole('button', { name: uploadMessages.retryOf('ruhsat.pdf') }).click();
      await expect(paper).toContainText(uploadMessages.states.done);

      for (const [bad, reason] of harmful) {
        await give(page, bad);
        await expectRefused(uploadOf(page, bad.name), reason);
      }
      await give(page, { name: 'cizim.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
      await expect(main(page).getByText(uploadMessages.wrongType('cizim.svg'))).toBeVisible();
      await expect(uploads(page).getByRole('listitem')).toHaveCount(1 + harmful.length);
      await expectAccessible(page);
      expect((await ownFiles(page)).map(({ fileName }) => fileName)).toEqual(['ruhsat.pdf']);
      await expect(page).not.toHaveTitle('sizdi');
    });

    test('[C-51] what was uploaded is listed, saved under a harmless name, kept while a request needs it, and removed', async ({
      page,
    }) => {
      const words = myFilesTexts.uploads;
      await memberAside(page);
      await open(page, '/hesabim?page=belgelerim');
      await expect(main(page).getByText(words.none)).toBeVisible();
      await expectAccessible(page);

      await open(page, '/hesabim?page=destek&yeni=1');
      // Reads backwards from there, and is no picture.
      const report = { ...pdf('rapor\u202Efdp.png', 3_000), mimeType: 'image/png' };
      const harmless = 'raporfdp.png.pdf';
      for (const [paper, word] of [
        [report, 'rapor'],
        [png('ekran.png', pngFile), 'ekran'],
      ] as const) {
        await give(page, paper);
        await expect(uploadOf(page, word)).toContainText(uploadMessages.states.done);
      }
      await open(page, '/hesabim?page=belgelerim');
      const [rapor, ekran] = [listed(page, harmless), listed(page, 'ekran.png')];
      await expect(rapor).toContainText('3 KB');
      await expect(rapor).toContainText(/Saklanacağı son gün: \d+ \S+ 20\d\d/);
      await expectAccessible(page);

      const answered = page.waitForResponse(/dosya%2Findir/);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        rapor.getByRole('button', { name: words.downloadOf(harmless) }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(harmless);
      expect((await readFile(await file.path())).equals(report.buffer)).toBe(true);
      expect((await answered).headers()).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        'x-content-type-options': 'nosniff',
      });

      // Another window sends the request while the list here is an old one.
      const guid = (await ownFiles(page)).find(({ fileName }) => fileName === 'ekran.png')?.FileGuid;
      const asked = { TypeId: 1, Subject: 'Ekran', Message: 'Ekte.', FileGuids: [guid] };
      expect(await call(page.context().request, '/api/Destek/request-add', asked)).toMatchObject({ StatusCode: 200 });
      const dialog = page.getByRole('alertdialog');
      const remove = async (row: Locator, name: string) => {
        await row.getByRole('button', { name: words.removeOf(name) }).click();
        await expect(dialog).toContainText(name);
        await expectAccessible(page, 'dialog');
        await dialog.getByRole('button', { name: 'Sil' }).click();
        await expect(dialog).toHaveCount(0);
      };
      await remove(ekran, 'ekran.png');
      await expect(toast(page, uploadReplies.inThread)).toBeVisible();
      await expect(ekran.getByRole('link', { name: words.used.support })).toBeVisible();
      await expect(ekran.getByRole('button', { name: words.removeOf('ekran.png') })).toHaveCount(0);

      await remove(rapor, harmless);
      await expect(toast(page, words.removed(harmless))).toBeVisible();
      await expect(rapor).toHaveCount(0);
      await ekran.getByRole('link', { name: words.used.support }).click();
      await expect(main(page).getByRole('heading', { name: 'Ekran', level: 2 })).toBeFocused();
    });
  });
