import { describe, expect, test } from 'vitest';
import { uploadMessages } from '#messages/upload.ts';
import { hasPreview, isAccepted } from './file-kinds.ts';
import { failureText, isUploaded, sendItem } from './upload-request.ts';
import { heldItems, limitCount, listed, reduceUploads, type UploadEvent, type Uploads } from './upload-state.ts';

const file = (uid: string) => ({ uid, fileName: `${uid}.pdf` });
const item = (uid: string) => ({ ...file(uid), base64: `data:,${uid}` });
const run = (events: readonly UploadEvent[], start: Uploads = []) => events.reduce(reduceUploads, start);
const add = (maxCount: number, ...uids: string[]): UploadEvent => ({ type: 'added', files: uids.map(file), maxCount });
const done = (uid: string): UploadEvent => ({ type: 'done', uid, base64: `data:,${uid}` });
const shown = (uploads: Uploads) => listed(uploads).map(({ uid, status }) => `${uid} ${status}`);

describe('upload states', () => {
  test('[F-07] an item is uploading with its percent, then done', () => {
    const reading = run([add(3, 'a'), { type: 'progress', uid: 'a', percent: 40 }]);
    expect(reading).toEqual([{ ...file('a'), status: 'uploading', percent: 40 }]);
    expect(run([done('a')], reading)).toEqual([{ ...item('a'), status: 'done' }]);
  });

  test('[F-07] the percent never runs backwards', () => {
    const late: UploadEvent[] = [60, 30].map((percent) => ({ type: 'progress', uid: 'a', percent }));
    expect(run([add(1, 'a'), ...late])).toMatchObject([{ percent: 60 }]);
  });

  test('[F-07] an item that fails says why and is not held', () => {
    const failed = run([add(2, 'a', 'b'), done('b'), { type: 'failed', uid: 'a', reason: 'Dosya çok büyük' }]);
    expect(failed[0]).toEqual({ ...file('a'), status: 'error', reason: 'Dosya çok büyük' });
    expect(heldItems(failed)).toEqual([item('b')]);
  });

  test('[F-07] a removed item is marked, hidden and stays so when its reading ends late', () => {
    const removed = run([add(3, 'a', 'b'), done('a'), { type: 'removed', uid: 'a' }, done('a')]);
    expect(removed[0]).toEqual({ ...file('a'), status: 'removed' });
    expect(shown(removed)).toEqual(['b uploading']);
    expect(heldItems(removed)).toEqual([]);
  });

  test('[F-08] removal goes by uid, even among equal names', () => {
    const twins = run([
      { type: 'added', maxCount: 5, files: ['x', 'y'].map((uid) => ({ uid, fileName: 'ruhsat.pdf' })) },
      { type: 'removed', uid: 'x' },
    ]);
    expect(shown(twins)).toEqual(['y uploading']);
  });

  test('one that failed goes on its way once more, and nothing else does', () => {
    const failed = run([add(5, 'a', 'b'), { type: 'failed', uid: 'a', reason: 'x' }, done('b')]);
    const again = ['a', 'b'].reduce((so, uid) => reduceUploads(so, { type: 'retried', uid }), failed);
    expect(shown(again)).toEqual(['a uploading', 'b done']);
  });

  test('[F-07] with a count of 1 the newest replaces the old', () => {
    expect(shown(run([add(1, 'a'), done('a'), add(1, 'b')]))).toEqual(['b uploading']);
    expect(shown(run([add(1, 'a', 'b', 'c')]))).toEqual(['c uploading']);
  });

  test('[F-07] otherwise the list is cut to the count', () => {
    expect(shown(run([add(3, 'a', 'b'), add(3, 'c', 'd')]))).toEqual(['a uploading', 'b uploading', 'c uploading']);
    expect([limitCount([1, 2, 3], 2), limitCount([1, 2, 3], 1)]).toEqual([[1, 2], [3]]);
  });

  test('[F-07] a removed item leaves its place to the next', () => {
    expect(shown(run([add(2, 'a', 'b'), { type: 'removed', uid: 'a' }, add(2, 'c')]))).toEqual([
      'b uploading',
      'c uploading',
    ]);
  });

  test('[N-16] the form holds file name, uid and data URL, and what it loses or gains is shown', () => {
    const two = run([add(4, 'a', 'b', 'c'), done('a'), done('b')]);
    expect(heldItems(two)).toEqual([item('a'), item('b')]);
    expect(shown(reduceUploads(two, { type: 'held', items: [item('b'), item('z')] }))).toEqual([
      'b done',
      'c uploading',
      'z done',
    ]);
  });
});

describe('upload failure', () => {
  test.each([
    [{ response: 'Dosya çok büyük', statusText: 'Too Large', message: 'x' }, 'Dosya çok büyük'],
    [{ response: '  ', statusText: 'Too Large', message: 'x' }, 'Too Large'],
    [{ statusText: '', message: 'Bağlantı koptu' }, 'Bağlantı koptu'],
    [{}, uploadMessages.failed],
  ])('[F-09] %o reads %s', (failure, text) => {
    expect(failureText(failure)).toBe(text);
  });

  test('[F-09] a status outside 200-299 is an error', () => {
    expect([199, 200, 204, 299, 300, 404, 500].map(isUploaded)).toEqual([false, true, true, true, false, false, false]);
  });

  test('[F-09] sending says nothing of success and the reason of failure', async () => {
    const sending = { file: new File([], 'a'), onProgress: () => undefined, signal: new AbortController().signal };
    const reply =
      (status: number, text = '', statusText = '') =>
      () =>
        Promise.resolve(new Response(status === 204 ? null : text, { status, statusText }));
    expect(await sendItem(item('a'), reply(204), sending)).toBeUndefined();
    expect(await sendItem(item('a'), reply(413, 'Dosya çok büyük'), sending)).toBe('Dosya çok büyük');
    expect(await sendItem(item('a'), reply(500, '', 'Server Error'), sending)).toBe('Server Error');
    expect(await sendItem(item('a'), reply(500), sending)).toBe(uploadMessages.failed);
    expect(await sendItem(item('a'), () => Promise.reject(new Error('Bağlantı koptu')), sending)).toBe(
      'Bağlantı koptu',
    );
  });
});

describe('kinds of files', () => {
  test('[F-08] pictures of these kinds are previewed', () => {
    const kinds = ['webp', 'svg', 'png', 'gif', 'jpg', 'jpeg', 'jfif', 'bmp', 'dpg', 'ico'];
    expect(kinds.every((kind) => hasPreview(`resim.${kind}`) && hasPreview(`RESIM.${kind.toUpperCase()}`))).toBe(true);
    expect(['a.pdf', 'png', 'a.png.exe', 'a.heic'].some(hasPreview)).toBe(false);
  });

  test('[F-08] dropped files are judged like chosen ones', () => {
    const pdf = { name: 'Police.PDF', type: 'application/pdf' };
    const png = { name: 'a.png', type: 'image/png' };
    expect(
      [undefined, '', '.pdf', 'application/pdf', '*/*', '.png, .pdf'].map((accept) => isAccepted(pdf, accept)),
    ).toEqual([true, true, true, true, true, true]);
    expect([isAccepted(pdf, 'image/*'), isAccepted(png, 'image/*'), isAccepted(png, '.jpg')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
