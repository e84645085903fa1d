import { type APIRequestContext, request } from '@playwright/test';
import { car } from '../../e2e/journey.ts';
import { call, newPerson } from '../../e2e/person.ts';
import { openBy } from '../../e2e/quotation.ts';

const openedAtOnce = 5;
const dayMs = 86_400_000;

type Other = { readonly visitor: APIRequestContext; readonly headerGuid: string };

/** Quotations of other people that can be asked anew, all at once, as often as wanted. */
export async function openOthers(baseURL: string, count: number, sandbox: string) {
  const others: Other[] = [];
  async function openSome(share: number): Promise<void> {
    for (let opened = 0; opened < share; opened += 1) {
      const visitor = await request.newContext({ baseURL });
      const { NationalNumber } = newPerson();
      const { headerGuid } = await openBy(visitor, { QueryType: 'kasko', NationalNumber, ...car }, sandbox);
      others.push({ visitor, headerGuid });
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, () => openSome(count / openedAtOnce)));
  return {
    async ask(round: number): Promise<void> {
      // Another first day makes it another question, which the insurers are asked again.
      const PolicyStart = new Date(Date.now() + (10 + (round % 15)) * dayMs).toISOString().slice(0, 10);
      await Promise.all(
        others.map(({ visitor, headerGuid: HeaderGuid }) =>
          call(visitor, '/arac/Vehicle/update-info', { HeaderGuid, PolicyStart, CrossSellingBranches: [] }),
        ),
      );
    },
    close: () => Promise.all(others.map(({ visitor }) => visitor.dispose())),
  };
}
