import { readFileSync } from 'node:fs';
import { desktop, expect, phone, withCookiesAnswered } from './browser.ts';
import {
  buy,
  expectBought,
  fillPayment,
  heading,
  movements,
  openOffersOf,
  passBank,
  pay,
  payButton,
  policies,
  referenceOf,
  testCards,
} from './checkout.ts';
import { testOnOwn } from './own-product.ts';
import { newPerson } from './person.ts';
import { filesWith, filesWithCard, readDatabase, tracesOf, watchSent } from './traces.ts';
import { lineNamed } from './vehicle-lines.ts';

/** It writes down all it can, and does not wait long for the bank. */
const test = testOnOwn({ offset: 120, environment: { LOG_LEVEL: 'trace', NESTPAY_TIMEOUT_MS: '1500' } });

const card = { number: testCards.good, expiry: '0943', cvc: '946' };
const unclear = /^Bankanın yanıtı bekleniyor\. Tutar kartınızda ayrılmış olabilir/;

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, own }) => {
  await fetch(`${own.sandbox}/reset`, { method: 'POST' });
  await page.setViewportSize(desktop);
  await withCookiesAnswered(page, own.site);
});

test('a bank that does not answer in time: the page says so, another tab leads to it instead of paying, and one charge comes of it', async ({
  page,
  own,
}) => {
  const { sandbox } = own;
  await openOffersOf(page, lineNamed('kasko'), { sandbox });
  const offers = page.url();
  await buy(page);
  await own.behave('bank', 'hang');
  await pay(page, card);
  await expect(page.getByText(unclear)).toBeVisible();
  await expect(page.getByText(/^Bu sayfayı kapatsanız da işlem sürer/)).toBeVisible();
  const reference = referenceOf(page);

  const other = await page.context().newPage();
  await other.goto(offers);
  await buy(other);
  await expect(heading(other, 'Ödemeniz sürüyor')).toBeVisible();
  await expect(payButton(other)).toHaveCount(0);
  await other.getByRole('button', { name: 'Ödemenin durumunu göster' }).click();
  await other.waitForURL(/adim=sonuc/);
  expect(referenceOf(other)).toBe(reference);
  await expect(other.getByText(unclear)).toBeVisible();
  await other.close();
  await expect(page.getByText(unclear)).toBeVisible();
  expect(await movements(reference, sandbox)).toEqual([]);

  // The bank reserves the sum, but its word of it is lost on the way.
  await fetch(`${sandbox}/bank/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault: 'answerLost' }),
  });
  await own.behave('bank', 'ok');
  await expectBought(page, 1, sandbox);
});

test('a bank that refuses after a long silence: it is said only then, and nothing was charged', async ({
  page,
  own,
}) => {
  const { sandbox } = own;
  await page.setViewportSize(phone);
  await openOffersOf(page, lineNamed('traffic'), { sandbox });
  await buy(page);
  await own.behave('bank', 'hang');
  await pay(page, { number: testCards.empty });
  await expect(page.getByText(unclear)).toBeVisible();
  await expect(heading(page, 'Ödeme tamamlanmadı')).toHaveCount(0);
  await own.behave('bank', 'ok');
  await expect(heading(page, 'Ödeme tamamlanmadı')).toBeVisible();
  await expect(page.getByText('Kartınızdan para çekilmedi.', { exact: true })).toBeVisible();
  const reference = referenceOf(page);
  expect(await movements(reference, sandbox)).toEqual(['PreAuth declined']);
  expect(await policies(reference, sandbox)).toBe(0);
});

test('[C-15] a card leaves no trace: not in the database, not in a file, not in a log, not on its way to us', async ({
  page,
  own: { site, sandbox, databaseUrl, folders, logFile },
}) => {
  const { Email } = newPerson();
  const sentToUs = watchSent(page, site);
  await openOffersOf(page, lineNamed('kasko'), { sandbox });
  await buy(page);
  await fillPayment(page, card, Email);
  await payButton(page).click();
  await passBank(page);
  await expectBought(page, 1, sandbox);

  const database = await readDatabase(databaseUrl);
  const log = readFileSync(logFile, 'utf8');
  const sent = await sentToUs();
  expect({
    database: tracesOf(card, database),
    log: tracesOf(card, log),
    sent: tracesOf(card, sent),
    files: filesWithCard(card, folders),
  }).toEqual({ database: [], log: [], sent: [], files: [] });

  // The same search finds what is there.
  expect(database).toContain(Email);
  expect(sent).toContain(Email);
  expect(log).toContain('/api/payment/start');
  expect(filesWith([referenceOf(page)], folders)).not.toEqual([]);
  // What is written of people is sealed.
  expect(filesWith([Email], folders)).toEqual([]);
  const { number, expiry, cvc } = card;
  for (const written of [
    `{"pan":"${number}"}`,
    number.replaceAll(/(.{4})/g, '$1 '),
    Buffer.from(`pan=${number}`).toString('base64'),
    new URLSearchParams({ date: `${expiry.slice(0, 2)}/${expiry.slice(2)}` }).toString(),
    `cv2=${cvc}&`,
    `{"CardCvc":${cvc}}`,
    JSON.stringify([expiry]),
    JSON.stringify(JSON.stringify({ ExpDate_Year: expiry.slice(2) })),
  ])
    expect(tracesOf(card, `${database}${written}`), written).not.toEqual([]);
});
