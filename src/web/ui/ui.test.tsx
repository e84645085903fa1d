import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { uiMessages } from '#messages/ui.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button, ButtonLink } from './button.tsx';
import { Checkbox } from './checkbox.tsx';
import { Details } from './details.tsx';
import { Section } from './section.tsx';
import { Spinner } from './spinner.tsx';
import { TextField } from './text-field.tsx';
import { Tooltip } from './tooltip.tsx';
import { placeInto, tooltipDelayMs } from './use-tooltip.ts';

const idOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? 'none';

describe('button', () => {
  test('[F-03] a loading button is busy, disabled and shows a spinner', () => {
    const html = renderToStaticMarkup(<Button loading>Gönder</Button>);
    expect(html).toMatch(/<button [^>]*disabled [^>]*aria-busy="true"/);
    expect(html).toContain('<svg');
    expect(html).toContain('Gönder');
  });

  test('[F-03] an idle button is neither busy nor disabled, and submits nothing by itself', () => {
    const html = renderToStaticMarkup(<Button>Gönder</Button>);
    expect(html).not.toMatch(/ disabled=| aria-busy=|<svg/);
    expect(html).toContain('type="button"');
    expect(renderToStaticMarkup(<Button disabled>Gönder</Button>)).toMatch(/ disabled[ >]/);
  });

  test('a link in the shape of a button stays a link', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <ButtonLink to="/kasko-sigortasi" prefetch="none">
          Kasko
        </ButtonLink>
      </MemoryRouter>,
    );
    expect(html).toMatch(/^<a [^>]*href="\/kasko-sigortasi"/);
  });
});

describe('spinner', () => {
  test('[S-08] shows its text, or says that it is loading', () => {
    const paying = renderToStaticMarkup(<Spinner text={uiMessages.paymentRunning} />);
    expect(paying).toContain('role="status"');
    expect(paying).toContain('Ödeme yapılıyor');
    expect(renderToStaticMarkup(<Spinner />)).toContain('Yükleniyor');
  });

  test('[S-08] covers the window, unless it stands inside the page', () => {
    expect(renderToStaticMarkup(<Spinner />)).toContain('fixed inset-0');
    expect(renderToStaticMarkup(<Spinner inner />)).not.toContain('fixed');
  });
});

describe('overlays', () => {
  test('[S-14] the tooltip waits 0.1 s and describes its button', () => {
    expect(tooltipDelayMs).toBe(100);
    const html = renderToStaticMarkup(<Tooltip text="Belge seri no ruhsatın altındadır." />);
    const id = idOf(html, /<button [^>]*aria-describedby="([^"]+)"/);
    expect(html).toContain(`id="${id}" role="tooltip"`);
  });

  test('a tooltip near the edge moves into the window', () => {
    expect(placeInto({ left: 100, right: 300, top: 200 }, 360)).toEqual({ shift: 0, below: false });
    expect(placeInto({ left: -40, right: 200, top: 200 }, 360)).toEqual({ shift: 56, below: false });
    expect(placeInto({ left: 200, right: 400, top: 200 }, 360)).toEqual({ shift: -56, below: false });
    expect(placeInto({ left: 100, right: 300, top: 20 }, 360)).toEqual({ shift: 0, below: true });
  });
});

describe('fields', () => {
  test('a text field is labelled, and described by its help and its error', () => {
    const html = renderToStaticMarkup(
      <TextField name="ad" label="Ad" help="Kimlikteki gibi" error="Lütfen adınızı giriniz." />,
    );
    const id = idOf(html, /<label for="([^"]+)"/);
    expect(html).toMatch(new RegExp(`<input [^>]*id="${id}"`));
    expect(html).toContain(`aria-describedby="${id}-help ${id}-error"`);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(`id="${id}-error"`);
  });

  test('a field without fault says nothing about one', () => {
    const html = renderToStaticMarkup(<TextField name="ad" label="Ad" />);
    expect(html).not.toMatch(/aria-invalid|aria-describedby/);
  });

  test('a checkbox is labelled and described by its error', () => {
    const html = renderToStaticMarkup(<Checkbox name="onay" label="Okudum" error="Lütfen onaylayın." />);
    const id = idOf(html, /<label for="([^"]+)"/);
    expect(html).toMatch(new RegExp(`<input [^>]*id="${id}"[^>]*type="checkbox"`));
    expect(html).toContain(`aria-describedby="${id}-error"`);
  });
});

describe('structure', () => {
  test('the breadcrumb starts at home and ends with the current page, which is no link', () => {
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Breadcrumb crumbs={[{ name: 'Kasko', path: '/kasko-sigortasi' }]} />
      </MemoryRouter>,
    );
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Ana sayfa<\/a>/);
    expect(html).toMatch(/<span aria-current="page"[^>]*>Kasko<\/span>/);
    expect(html).not.toContain('href="/kasko-sigortasi"');
  });

  test('a section is named by its heading', () => {
    const html = renderToStaticMarkup(<Section title="Nasıl çalışır">içerik</Section>);
    const id = idOf(html, /<h2 id="([^"]+)"/);
    expect(html).toContain(`aria-labelledby="${id}"`);
  });

  test('an accordion panel is native and closed unless told', () => {
    const html = renderToStaticMarkup(<Details summary="Soru">Yanıt</Details>);
    expect(html).toMatch(/^<details (?![^>]*open[ >])/);
    expect(
      renderToStaticMarkup(
        <Details summary="Soru" open>
          Yanıt
        </Details>,
      ),
    ).toMatch(/^<details [^>]*open[ >]/);
  });
});
