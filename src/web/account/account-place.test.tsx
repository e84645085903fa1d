import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { accountTabPath } from '#catalog/account-pages.ts';
import type { PageContent } from '#contracts/calls/content.ts';
import { calls } from '#contracts/index.ts';
import { accountTabNames, placeAddress, readAccountAddress, tabAddress } from './account-address.ts';
import { AccountFrame } from './account-frame.tsx';
import { countUnread } from './unread-answers.ts';

const content: PageContent = calls.getPage.data.parse(calls.getPage.example.data);
const guid = '5c8b2d40-7e61-4f93-a0b2-c3d4e5f60001';
const placeOf = (address: string) => readAccountAddress(new URL(address, 'https://site').searchParams);

function draw(address: string, unread?: number): string {
  const element = (
    <AccountFrame content={content} place={placeOf(address)} unread={unread}>
      <h2>Sayfa</h2>
    </AccountFrame>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

describe('[P-04] the pages of the account', () => {
  test('are named by the address, and what names none is the customer’s details', () => {
    for (const tab of accountTabNames) expect(placeOf(tabAddress(tab)).tab).toBe(tab);
    for (const odd of ['/hesabim', '/hesabim?page=', '/hesabim?page=yok', '/hesabim?page=OZET'])
      expect(placeOf(odd)).toEqual({ tab: 'details' });
    expect(placeOf(accountTabPath('offers'))).toEqual({ tab: 'offers' });
  });

  test('are written as they are read, with the thing that is open', () => {
    for (const address of [
      ...accountTabNames.map(tabAddress),
      `/hesabim?page=policelerim&police=${guid}`,
      `/hesabim?page=destek&talep=${guid}`,
    ])
      expect(placeAddress(placeOf(address))).toBe(address);
  });

  test('all stand in the navigation, the open one marked, and every other leads back to the overview', () => {
    const html = draw('/hesabim?page=destek');
    for (const tab of accountTabNames) expect(html).toContain(`href="${tabAddress(tab)}"`);
    expect(html.match(/aria-current="page"[^>]*>/g)).toHaveLength(2);
    expect(html).toMatch(
      /<a [^>]*aria-current="page"[^>]*href="\/hesabim\?page=destek"|href="\/hesabim\?page=destek"[^>]*aria-current="page"/,
    );
    expect(html).toMatch(/<h1[^>]*><a [^>]*href="\/hesabim\?page=ozet"/);
    expect(draw(tabAddress('overview'))).not.toMatch(/<h1[^>]*><a/);
  });

  test('say how many answers were not read, where that is known', () => {
    expect(draw('/hesabim', 3)).toContain('3 okunmamış yanıt');
    expect(draw('/hesabim', 0)).not.toContain('okunmamış');
    expect(draw('/hesabim')).not.toContain('okunmamış');
    const [request] = calls.supportList.data.parse(calls.supportList.example.data);
    if (!request) throw new Error('The example lists nothing');
    expect(
      countUnread(
        [
          { ...request, Unread: 2 },
          { ...request, Unread: 1 },
        ],
        { tab: 'overview' },
      ),
    ).toBe(3);
    expect(countUnread([{ ...request, Unread: 2 }], { tab: 'support', requestGuid: request.RequestGuid })).toBe(0);
    expect(countUnread(null, { tab: 'overview' })).toBeUndefined();
  });
});
