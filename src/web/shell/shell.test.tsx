import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, test } from 'vitest';
import { infoPages, quickAccessPages } from '#catalog/pages/info.ts';
import { productPages } from '#catalog/pages/products.ts';
import { site } from '#config/site.ts';
import { whatsappAddress } from '../ui/whatsapp-address.ts';
import { footerYear } from './footer-columns.ts';
import { Shell, type ShellProps } from './shell.tsx';

const visitor = { cookieBarOpen: false, textSize: 'normal', sandboxUrl: undefined, user: null, wasIdle: false };

function render(props: Partial<Omit<ShellProps, 'children'>> = {}): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Shell {...visitor} {...props}>
          <h1>Sayfa</h1>
        </Shell>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

function part(html: string, tag: string): string {
  return html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`));
}

describe('shell', () => {
  const html = render();

  test('[S-01] the banner shows the slogan, and phone and e-mail as links', () => {
    const banner = html.slice(0, html.indexOf('<header'));
    expect(banner).toContain(site.slogan);
    expect(banner).toContain(`href="tel:${site.phone}"`);
    expect(banner).toContain(`href="mailto:${site.email}"`);
  });

  test('[S-02] the header links every line of the menu without scripts, and offers login', () => {
    const header = part(html, 'header');
    const mega = header.slice(0, header.indexOf('data-drawer'));
    const drawer = header.slice(header.indexOf('data-drawer'));
    for (const { path } of productPages) {
      expect(mega).toContain(`href="${path}"`);
      expect(drawer).toContain(`href="${path}"`);
    }
    expect(mega).toMatch(/<button [^>]*>.*?Giriş Yap.*?<\/button>/);
  });

  test('[S-02] the groups are real buttons that say whether they are open; pet and phone are links', () => {
    const mega = html.slice(html.indexOf('<header'), html.indexOf('data-drawer'));
    expect(mega.match(/<button [^>]*aria-expanded="false"[^>]*>(Araç|Ev|Sağlık)</g)).toHaveLength(3);
    expect(mega).toMatch(/<a [^>]*href="\/evcil-hayvan-sigortasi"[^>]*>Evcil hayvan</);
    expect(mega).toMatch(/<a [^>]*href="\/cep-telefonu-sigortasi"[^>]*>Cep telefonu</);
  });

  test('[S-12] who is logged in sees the menu with the name instead of the login button', () => {
    const header = part(render({ user: { Name: 'ilker', Surname: 'ışık', mustChangePassword: false } }), 'header');
    expect(header).toContain('İlker');
    expect(header).toContain('Çıkış Yap');
    expect(header).not.toContain('Giriş Yap');
  });

  test('the skip link comes first and leads to the page', () => {
    expect(html.indexOf('href="#icerik"')).toBeLessThan(html.indexOf('href="tel:'));
    expect(html).toMatch(/<main id="icerik"[^>]*><h1>Sayfa<\/h1><\/main>/);
  });
});

describe('footer', () => {
  const footer = part(render(), 'footer');

  test('[S-03] footer shows 2024', () => {
    expect(footer).toContain(`© 2024 ${site.agencyName}`);
    expect(footerYear(site, new Date('2031-05-05'))).toBe(2024);
  });

  test('[S-03] an agency that chose so shows the current year', () => {
    const strict = { ...site, compliance: { ...site.compliance, currentFooterYear: true } };
    expect(footerYear(strict, new Date('2031-05-05'))).toBe(2031);
  });

  test('[S-03] every info and quick-access page stands once, in a column that is a panel on a narrow screen', () => {
    for (const { path } of [...infoPages, ...quickAccessPages]) {
      expect(footer.split(`href="${path}"`)).toHaveLength(2);
    }
    expect(footer.match(/<details/g)).toHaveLength(3);
  });

  test("[P-07] the agency's identity stands in the footer", () => {
    for (const fact of [site.agencyName, site.address, site.phoneDisplay, site.email, site.registryNumber]) {
      expect(footer).toContain(fact);
    }
  });

  test('the trial note and its inboxes are shown only while the sandbox runs', () => {
    expect(footer).not.toContain('kurgudur');
    const trial = part(render({ sandboxUrl: 'http://localhost:4600' }), 'footer');
    expect(trial).toContain('kurgudur');
    expect(trial).toContain('href="http://localhost:4600/sms"');
    expect(trial).toContain('href="http://localhost:4600/mail"');
  });
});

describe('what floats', () => {
  test('[S-04] the WhatsApp link carries the prefilled message', () => {
    expect(whatsappAddress({ number: '90555', message: 'Merhaba, teklif & fiyat' })).toBe(
      'https://wa.me/90555?text=Merhaba%2C%20teklif%20%26%20fiyat',
    );
    expect(render()).toContain(`href="${whatsappAddress(site.whatsapp)}"`);
  });

  test('[S-05] the cookie bar shows while required-cookies is absent, with an equal way to refuse', () => {
    const html = render({ cookieBarOpen: true });
    expect(html).toContain('data-cookie-bar');
    const looks = ['Kabul et', 'Reddet'].map(
      (name) => new RegExp(`<button [^>]*class="([^"]*)"[^>]*>${name}<`).exec(html)?.[1],
    );
    expect(looks[0]).toBeDefined();
    expect(looks[0]).toBe(looks[1]);
    expect(html).toContain('>Ayarlar<');
    expect(render({ cookieBarOpen: false })).not.toContain('data-cookie-bar');
  });
});
