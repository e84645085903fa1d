import { expect, test } from 'vitest';
import { withStarter } from './still-page.ts';

const small = { early: 'early()', starter: '/assets/starter-1.js' };
const charset = '<meta charset="utf-8"/>';
const typeface = '<style>@font-face{src:url(/assets/font.woff2)}</style>';
const styles = '<link rel="stylesheet" href="/assets/root-1.css"/>';

test('who listens stands behind character set and typeface and before the styles, who starts the application at the end of the head', () => {
  const html = `<html><head>${charset}${typeface}${styles}<title>Page</title></head><body></body></html>`;
  const listening = '<script>early()</script>';
  const starting = `<script type="module" async src="${small.starter}" data-page="v" data-files="a-1"></script>`;
  expect(withStarter({ html, files: ['/assets/a-1.js'] }, small, { version: 'v' })).toBe(
    `<html><head>${charset}${typeface}${listening}${styles}<title>Page</title>${starting}</head><body></body></html>`,
  );
});

test('only a page whose styles are a file is read in turns', () => {
  const page = (styles: string) =>
    `<html><head>${styles}</head><body><main><h1>Page</h1><p>Text</p></main></body></html>`;
  const started = (styles: string) => withStarter({ html: page(styles), files: [] }, small, { version: 'v' });
  expect(started(styles)).toContain('currentScript.remove()');
  expect(started('<style>p{margin:0}</style>')).not.toContain('currentScript.remove()');
});
