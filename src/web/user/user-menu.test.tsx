import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { UserMenu } from './user-menu.tsx';

const html = renderToStaticMarkup(
  <MemoryRouter>
    <UserMenu user={{ Name: 'ilker', Surname: 'ışık' }} onLogOut={() => undefined} />
  </MemoryRouter>,
);

test('[S-12] the menu shows the name with a capital first letter by Turkish rules', () => {
  expect(html).toContain('>İlker<');
  expect(html).toContain('İlker Işık');
});

test('[S-12] the menu leads to the profile and out of the account', () => {
  expect(html).toMatch(/<a [^>]*href="\/hesabim"[^>]*>.*?Profili Düzenle<\/a>/);
  expect(html).toMatch(/<button [^>]*>.*?Çıkış Yap<\/button>/);
});

test('[S-12] the menu is closed at first and its button says so', () => {
  expect(html).toContain('aria-expanded="false"');
});
