import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { examplePolicy } from '#contracts/calls/policies.ts';
import type { OwnFile } from '#contracts/calls/upload.ts';
import { calls } from '#contracts/index.ts';
import { myFilesTexts } from '#messages/my-files.ts';
import { UserProvider } from '../../user/user-context.tsx';
import { policyAddress, requestAddress } from '../account-address.ts';
import { fileSize } from './file-size.ts';
import { FilesPage } from './files-page.tsx';
import type { LoadedFiles } from './load-files.ts';

const file: OwnFile = calls.myFiles.data.parse(calls.myFiles.example.data)[0] as OwnFile;
const thread = '5c8b2d40-7e61-4f93-a0b2-c3d4e5f60001';

function draw(loaded: LoadedFiles): string {
  const element = (
    <UserProvider user={null}>
      <FilesPage loaded={loaded} />
    </UserProvider>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const attribute = (text: string) => text.replaceAll('&', '&amp;');

test('a file shows its name, size, days, and what can be done with it', () => {
  const html = draw({ files: [file], policies: [] });
  for (const text of ['ruhsat.jpg', '471 KB', 'Yüklendi: 15 Kasım 2026', 'Saklanacağı son gün: 15 Aralık 2026'])
    expect(html).toContain(text);
  expect(html).toContain(myFilesTexts.uploads.downloadOf('ruhsat.jpg'));
  expect(html).toContain(myFilesTexts.uploads.removeOf('ruhsat.jpg'));
});

test('one that is part of something says of what, and is not offered to be removed', () => {
  const support = draw({ files: [{ ...file, UsedFor: 'support', UsedGuid: thread }], policies: [] });
  expect(support).toContain(`href="${attribute(requestAddress(thread))}"`);
  expect(support).not.toContain(myFilesTexts.uploads.removeOf('ruhsat.jpg'));
  const review = draw({ files: [{ ...file, UsedFor: 'review', UsedGuid: thread }], policies: [] });
  expect(review).toContain(myFilesTexts.uploads.used.review);
  expect(review).not.toContain(myFilesTexts.uploads.removeOf('ruhsat.jpg'));
});

test('above them stand the ways to the documents of policies', () => {
  const html = draw({ files: [file], policies: [examplePolicy] });
  const link = html.indexOf(`href="${attribute(policyAddress(examplePolicy.PolicyGuid))}"`);
  expect(link).toBeGreaterThan(0);
  expect(link).toBeLessThan(html.indexOf('ruhsat.jpg'));
});

test('where there is nothing, or nothing can be read, the page says so', () => {
  const empty = draw({ files: [], policies: [] });
  for (const text of [myFilesTexts.uploads.none, myFilesTexts.policies.none]) expect(empty).toContain(text);
  const failed = draw({ files: null, policies: null });
  for (const text of [myFilesTexts.uploads.failed, myFilesTexts.policies.failed]) expect(failed).toContain(text);
});

test('sizes are written as people read them', () => {
  expect([1, 1023, 1024, 482_133, 1024 * 1024, 1_290_000, 10 * 1024 * 1024].map(fileSize)).toEqual([
    '1 bayt',
    '1.023 bayt',
    '1 KB',
    '471 KB',
    '1 MB',
    '1,2 MB',
    '10 MB',
  ]);
});
