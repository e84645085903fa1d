import { expectAccessible } from '../accessibility.ts';
import { desktop, expect, test, withCookiesAnswered } from '../browser.ts';
import { choose } from '../checkout.ts';
import { askButton, cards, expectOffers } from '../journey.ts';
import { pollsOf, reachQuestions, summary } from '../line-journey.ts';
import { lineNamed } from '../vehicle-lines.ts';

// From the first question to the offers, on the lines whose screens are also walked through with another line.
test.beforeEach(async ({ page, baseURL }) => {
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, baseURL);
});

test('[L-01] [P-05] [K-09] traffic, and a reload keeps everything', async ({ page }) => {
  const line = lineNamed('traffic');
  await reachQuestions(page, line, 2);
  await askButton(page).click();
  await expectOffers(page, line.least);
  const names = () => cards(page).getByRole('heading', { level: 3 }).allTextContents();
  await expect(page.getByText(/^Yanıtlar tamamlandı, \d+ teklif var\.$/).last()).toBeVisible({ timeout: 15_000 });
  const before = await names();
  const known = await summary(page).innerText();
  expect(known).toMatch(/Plaka\s+34 KRS 102/);
  expect(known).toMatch(/Başlangıç\s+\d\d\.\d\d\.\d{4}/);
  await page.reload();
  await expectOffers(page, before.length);
  // A slow insurer may have answered in between; what was there is still there.
  expect(await names()).toEqual(expect.arrayContaining(before));
  expect(await summary(page).innerText()).toBe(known);
});

test('[L-01] [L-09] dealer short-term traffic, with its own branches beside it', async ({ page }) => {
  const line = lineNamed('dealer short-term traffic');
  await reachQuestions(page, line, 4);
  await expectAccessible(page);
  await askButton(page).click();
  await expectOffers(page, line.least);
  await choose(page);
  await expect(page.getByRole('heading', { name: 'Galerici ferdi kaza' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Galerici seyahat' })).toBeVisible();
  await expectAccessible(page);
});

test('[L-01] [K-06] optional liability, polled where the network lets no socket through', async ({ page }) => {
  const line = lineNamed('optional liability');
  const polls = pollsOf(page);
  await page.routeWebSocket('**/canli-teklifler?*', (socket) => socket.close());
  await reachQuestions(page, line, 5);
  await askButton(page).click();
  await expectOffers(page, line.least);
  expect(polls.length).toBeGreaterThan(0);
});
