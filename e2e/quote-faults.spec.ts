import type { Page } from '@playwright/test';
import { failureReasons } from '../src/messages/quotation.ts';
import { desktop, phone, withCookiesAnswered } from './browser.ts';
import { askButton, cards, driver, expectOffers, findCar, passFirstStep } from './journey.ts';
import { expect, type OwnProduct, test } from './own-product.ts';
import { openAside } from './quotation.ts';
import { chooseCar, lineNamed, openingOf, type VehicleLine, vehicleLines } from './vehicle-lines.ts';

/** What a visitor is told of each fault. An insurer that declines has a sentence of its own, a slow one answers. */
const reasons = {
  hang: failureReasons.tooSlow,
  error: failureReasons.faulty,
  garbage: failureReasons.unreadable,
  huge: failureReasons.unreadable,
  reset: failureReasons.unreachable,
} as const;
type Failing = keyof typeof reasons;

type Faults = {
  readonly failing: Partial<Record<Failing, string>>;
  readonly slow?: string;
  readonly declines?: string;
  /** Works all the time. */
  readonly healthy: string;
  /** Fails, is mended and asked again. */
  readonly mended: string;
  /** Who never answers is waited for until its time is over. */
  readonly untilTheEnd?: boolean;
};

/** All faults at once, as far as a line has insurers, on other protocols each time. */
const faultsOf: Readonly<Record<string, Faults>> = {
  kasko: {
    failing: { hang: '902', error: '901', garbage: '910', huge: '915', reset: '903' },
    slow: '914',
    declines: '905',
    healthy: '916',
    mended: '901',
  },
  traffic: {
    failing: { hang: '916', error: '903', garbage: '904', huge: '906', reset: '914' },
    slow: '902',
    declines: '910',
    healthy: '901',
    mended: '914',
  },
  'second-hand traffic': {
    failing: { hang: '902', error: '910', garbage: '914', huge: '916', reset: '904' },
    slow: '901',
    declines: '903',
    healthy: '906',
    mended: '910',
  },
  'dealer short-term traffic': { failing: { error: '901' }, healthy: '910', mended: '901' },
  'green card': { failing: { hang: '911', huge: '901' }, healthy: '906', mended: '901', untilTheEnd: true },
  'optional liability': {
    failing: { hang: '902', garbage: '901', reset: '906' },
    healthy: '915',
    mended: '906',
  },
  'foreign plate': { failing: { reset: '901' }, healthy: '906', mended: '901' },
};

const slowMs = 2_500;

const offersOf = (page: Page, firm: string | undefined) => cards(page).filter({ hasText: firm ?? '' });
const missingOf = (page: Page, firm: string | undefined) =>
  page
    .getByRole('region', { name: 'Teklif vermeyen şirketler' })
    .getByRole('listitem')
    .filter({ hasText: firm ?? '' });
const awaited = (page: Page) => page.getByRole('heading', { name: 'Yanıtı beklenen şirketler' }).locator('+ ul');

async function breakAll(own: OwnProduct, { failing, slow, declines }: Faults): Promise<void> {
  for (const [mode, code] of Object.entries(failing)) await own.behave(`insurers/${code}`, mode as Failing);
  if (slow) await own.behave(`insurers/${slow}`, 'slow', slowMs);
  if (declines) await own.behave(`insurers/${declines}`, 'decline');
}

/** Opens the second step with a car that is found, and asks the insurers from there. */
async function askFrom(page: Page, own: OwnProduct, line: VehicleLine, index: number): Promise<void> {
  const { headerGuid } = await openAside(page, openingOf(line, driver(index)), own.sandbox);
  const [path = '', query = ''] = line.quotePath.split('?');
  await page.goto(`${path}?${new URLSearchParams([...new URLSearchParams(query), ['teklif', headerGuid]])}`);
  await expect(askButton(page)).toBeVisible();
  await line.answer(page);
  await askButton(page).click();
}

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, own, baseURL }) => {
  await fetch(`${own.sandbox}/reset`, { method: 'POST' });
  await withCookiesAnswered(page, baseURL);
});

for (const [index, line] of vehicleLines.entries()) {
  const viewport = index % 2 === 0 ? desktop : phone;
  test(`[L-08] ${line.name} at ${viewport.width} px: who works is shown at once, who fails with a reason`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    const faults = faultsOf[line.name] as Faults;
    const { hang, ...failing } = faults.failing;
    const names = await own.insurers();
    await breakAll(own, faults);
    await askFrom(page, own, line, 30 + index);

    await expect(offersOf(page, names.get(faults.healthy)).first()).toBeVisible();
    if (hang) await expect(awaited(page)).toContainText(names.get(hang) ?? '');
    for (const [mode, code] of Object.entries(failing))
      await expect(missingOf(page, names.get(code)), mode).toContainText(reasons[mode as Failing]);
    if (faults.declines) {
      const declined = missingOf(page, names.get(faults.declines));
      await expect(declined).toBeVisible();
      await expect(declined.getByRole('button')).toHaveCount(0);
    }
    if (faults.slow) await expect(offersOf(page, names.get(faults.slow)).first()).toBeVisible();

    const mended = names.get(faults.mended);
    await own.behave(`insurers/${faults.mended}`, 'ok');
    await missingOf(page, mended)
      .getByRole('button', { name: `${mended} için tekrar dene` })
      .click();
    await expect(offersOf(page, mended).first()).toBeVisible();
    await expect(missingOf(page, mended)).toHaveCount(0);
    if (hang && faults.untilTheEnd)
      await expect(missingOf(page, names.get(hang))).toContainText(reasons.hang, { timeout: 15_000 });
  });
}

test('[C-12] [C-16] a vehicle register that is dead stops nobody: search again or choose by hand', async ({
  page,
  own,
}) => {
  await page.setViewportSize(phone);
  await own.behave('registries/vehicle', 'reset');
  const { start, plate } = lineNamed('traffic');
  await passFirstStep(page, { path: start, plate, nationalNumber: driver(41), sandbox: own.sandbox });
  await findCar(page);
  await expect(page.getByRole('heading', { name: 'Araç kayıtlarına şu anda ulaşılamıyor' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Marka' }).click();
  await expect(page.getByRole('option', { name: 'Veri Yok' })).toBeVisible();
  await page.keyboard.press('Escape');
  await own.behave('registries/vehicle', 'ok');
  await chooseCar(page);
  await page.getByRole('button', { name: 'Aracı bul' }).click();
  await expect(page.getByRole('heading', { name: 'Aracınız bulundu' })).toBeFocused();
  await askButton(page).click();
  await expectOffers(page, 5);
});
