import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { scriptHashes } from './content-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a policy names each script that is written into the page once; files and data need no word', () => {
  const html = [
    '<script>early()</script>',
    '<script type="module">late()</script>',
    '<script type="module">late()</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="module" async src="/assets/start.js" data-page="x"></script>',
  ].join('<p>text</p>');
  expect(scriptHashes(html)).toEqual([hashOf('early()'), hashOf('late()')]);
});
