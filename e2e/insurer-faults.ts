import type { Page } from '@playwright/test';
import { failureReasons } from '../src/messages/quotation.ts';
import { askButton, cards } from './journey.ts';
import { expect, type OwnProduct } from './own-product.ts';
import { newPerson } from './person.ts';
import { openAside } from './quotation.ts';
import { openingOf, type VehicleLine } from './vehicle-lines.ts';

/** What a visitor is told of each fault. An insurer that declines has a sentence of its own, a slow one answers. */
const reasons = {
  hang: failureReasons.tooSlow,
  error: failureReasons.faulty,
  garbage: failureReasons.unreadable,
  huge: failureReasons.unreadable,
  reset: failureReasons.unreachable,
} as const;
type Failing = keyof typeof reasons;

type Fault = Failing | 'slow' | 'decline';

type Faults = {
  /** Who does what wrong in the same quotation. */
  readonly atOnce: Partial<Record<Fault, string>>;
  /** Works while the others fail; with a turn of its own for the faults that are left. */
  readonly healthy: string;
  /** Fails twice and works when asked a third time. */
  readonly mended: string;
  /** Who never answers is waited for until its time is over. */
  readonly untilTheEnd?: boolean;
};

/** As many faults at once as a line has insurers, on other protocols each time. */
const faultsOf: Readonly<Record<string, Faults>> = {
  kasko: {
    atOnce: { hang: '902', error: '901', garbage: '910', huge: '915', reset: '903', slow: '914', decline: '905' },
    healthy: '916',
    mended: '901',
  },
  traffic: {
    atOnce: { hang: '916', error: '903', garbage: '904', huge: '906', reset: '914', slow: '902', decline: '910' },
    healthy: '901',
    mended: '914',
  },
  'second-hand traffic': {
    atOnce: { hang: '902', error: '910', garbage: '914', huge: '916', reset: '904', slow: '901', decline: '903' },
    healthy: '906',
    mended: '910',
  },
  'dealer short-term traffic': { atOnce: { error: '901' }, healthy: '910', mended: '901' },
  'green card': { atOnce: { hang: '911', huge: '901' }, healthy: '906', mended: '901', untilTheEnd: true },
  'optional liability': { atOnce: { hang: '902', garbage: '901', reset: '906' }, healthy: '915', mended: '906' },
  'foreign plate': { atOnce: { huge: '906' }, healthy: '901', mended: '906' },
};

/** In an order in which no reason follows itself, so that each must be seen to come. */
const inTurn = ['error', 'garbage', 'reset', 'huge'] as const;
/** Faults after which nobody can be asked again: each needs a quotation of its own. */
const lasting = ['hang', 'decline'] as const;

const slowMs = 2_500;

const offersOf = (page: Page, insurer: string | undefined) => cards(page).filter({ hasText: insurer ?? '' });
const missingOf = (page: Page, insurer: string | undefined) =>
  page
    .getByRole('region', { name: 'Teklif vermeyen şirketler' })
    .getByRole('listitem')
    .filter({ hasText: insurer ?? '' });
const awaited = (page: Page) => page.getByRole('heading', { name: 'Yanıtı beklenen şirketler' }).locator('+ ul');

async function breakAll(own: OwnProduct, faults: Faults['atOnce']): Promise<void> {
  for (const [mode, code] of Object.entries(faults))
    await own.behave(`insurers/${code}`, mode as Fault, mode === 'slow' ? slowMs : undefined);
}

export const mendAll = (own: OwnProduct) => fetch(`${own.sandbox}/reset`, { method: 'POST' });

/** Each fault is told in its own way, and in time. */
async function expectFaults(page: Page, names: ReadonlyMap<string, string>, faults: Faults['atOnce']): Promise<void> {
  const { hang, slow, decline, ...failing } = faults;
  if (hang) await expect(awaited(page)).toContainText(names.get(hang) ?? '');
  for (const [mode, code] of Object.entries(failing))
    await expect(missingOf(page, names.get(code)), mode).toContainText(reasons[mode as Failing]);
  if (decline) {
    await expect(missingOf(page, names.get(decline))).toBeVisible();
    await expect(missingOf(page, names.get(decline)).getByRole('button')).toHaveCount(0);
  }
  if (slow) await expect(offersOf(page, names.get(slow)).first()).toBeVisible();
}

/** Opens the second step with a car that is found, and asks the insurers from there. */
async function askFrom(page: Page, own: OwnProduct, line: VehicleLine, nationalNumber: string): Promise<void> {
  const { headerGuid } = await openAside(page, openingOf(line, nationalNumber), own.sandbox);
  const [path = '', query = ''] = line.quotePath.split('?');
  await page.goto(`${path}?${new URLSearchParams([...new URLSearchParams(query), ['teklif', headerGuid]])}`);
  await expect(askButton(page)).toBeVisible();
  await line.answer(page);
  await askButton(page).click();
}

/** Who works is shown at once, who fails in any way with a reason, and who is mended offers. */
export async function expectFaultsTold(page: Page, own: OwnProduct, line: VehicleLine): Promise<void> {
  const { atOnce, healthy, mended, untilTheEnd } = faultsOf[line.name] as Faults;
  const names = await own.insurers();
  const ask = () => askFrom(page, own, line, newPerson().NationalNumber);
  const expectOffersOf = (code: string) => expect(offersOf(page, names.get(code)).first()).toBeVisible();
  const askAgain = (code: string) =>
    missingOf(page, names.get(code))
      .getByRole('button', { name: `${names.get(code)}, ` })
      .first()
      .click();
  const failAgain = async (code: string, mode: Failing) => {
    await own.behave(`insurers/${code}`, mode);
    await askAgain(code);
    await expectFaults(page, names, { [mode]: code });
  };
  const [next, ...left] = inTurn.filter((mode) => !(mode in atOnce));

  await breakAll(own, atOnce);
  await ask();
  await expectOffersOf(healthy);
  await expectFaults(page, names, atOnce);
  if (next) await failAgain(mended, next);
  await own.behave(`insurers/${mended}`, 'slow' in atOnce ? 'ok' : 'slow', slowMs);
  await askAgain(mended);
  await expectOffersOf(mended);
  await expect(missingOf(page, names.get(mended))).toHaveCount(0);
  if (untilTheEnd) await expect(missingOf(page, names.get(atOnce.hang ?? ''))).toContainText(reasons.hang);

  await mendAll(own);
  const [second, third] = left;
  if (second) {
    await own.behave(`insurers/${healthy}`, second);
    await ask();
    await expectOffersOf(mended);
    await expectFaults(page, names, { [second]: healthy });
    if (third) await failAgain(healthy, third);
    await own.behave(`insurers/${healthy}`, 'ok');
    await askAgain(healthy);
    await expectOffersOf(healthy);
  }
  for (const mode of lasting.filter((fault) => !(fault in atOnce))) {
    await own.behave(`insurers/${mended}`, mode);
    await ask();
    await expectOffersOf(healthy);
    await expectFaults(page, names, { [mode]: mended });
  }
}
