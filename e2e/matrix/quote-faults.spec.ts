import { desktop, phone, withCookiesAnswered } from '../browser.ts';
import { expectHealthInSpiteOfDeath } from '../health-faults.ts';
import { expectFaultsTold, mendAll } from '../insurer-faults.ts';
import { test } from '../own-product.ts';
import { expectPetInSpiteOfDeath } from '../pet-faults.ts';
import { expectPhoneInSpiteOfDeath } from '../phone-faults.ts';
import { expectDaskInSpiteOfDeath } from '../property-faults.ts';
import { expectTripInSpiteOfDeath } from '../trip-faults.ts';
import { vehicleLines } from '../vehicle-lines.ts';

// They share one product.
test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page, own, baseURL }) => {
  await mendAll(own);
  await withCookiesAnswered(page, baseURL);
});

test('registers of addresses and insurers that are dead at 1280 px: nothing typed is lost, and DASK is still offered', async ({
  page,
  own,
}) => {
  await page.setViewportSize(desktop);
  await expectDaskInSpiteOfDeath(page, own);
});

for (const viewport of [phone, desktop]) {
  test(`a population register and an insurer that are dead at ${viewport.width} px: nothing typed is lost, and supplementary health is still offered`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    await expectHealthInSpiteOfDeath(page, own);
  });

  test(`a register and an insurer that die at ${viewport.width} px lose nothing of a journey, and the others offer`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    await expectTripInSpiteOfDeath(page, own);
  });

  test(`an insurer that is dead and one that declines at ${viewport.width} px: a cat is offered by the others, and by the first once it is back`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    await expectPetInSpiteOfDeath(page, own);
  });

  test(`a register of devices that is away at ${viewport.width} px: its list is asked for again, nothing typed is lost, and a phone is offered`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    await expectPhoneInSpiteOfDeath(page, own);
  });
}

for (const [index, line] of vehicleLines.entries()) {
  const viewport = index % 2 === 0 ? desktop : phone;
  test(`${line.name} at ${viewport.width} px: who works is shown at once, who fails in any way with a reason`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize(viewport);
    await expectFaultsTold(page, own, line);
  });
}
