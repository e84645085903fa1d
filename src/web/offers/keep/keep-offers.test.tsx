import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { accountTabPath } from '#catalog/account-pages.ts';
import { UserProvider } from '../../user/user-context.tsx';
import type { User } from '../../user/user-state.ts';
import { KeepOffers } from './keep-offers.tsx';
import { emailProblem } from './use-mail-offers.ts';

function draw(user: User | null): string {
  const element = (
    <UserProvider user={user}>
      <KeepOffers headerGuid="g" line="kasko" variant={undefined} />
    </UserProvider>
  );
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return html.replaceAll('&amp;', '&');
}

test('offers are mailed and shared from one row, in which members find the way to all of theirs', () => {
  const text = (html: string) => html.replaceAll(/<[^>]+>/g, '');
  expect(text(draw(null))).toBe('Teklifleri e-postama gönderBağlantıyı paylaş');
  const member = draw({ Name: 'Deniz', Surname: 'Örnek' });
  expect(text(member)).toContain('Tekliflerim');
  expect(member).toContain(`href="${accountTabPath('offers')}"`);
});

test('an address is judged before anything is sent', () => {
  expect(emailProblem('  ')).toBe('Lütfen e-mail adresi giriniz.');
  expect(emailProblem('deniz@gmaıl.com')).toMatch(/e-?mail|e-?posta/i);
  expect(emailProblem(' deniz@ornek.example ')).toBeUndefined();
});
