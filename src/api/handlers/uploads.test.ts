import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { calls } from '#contracts/index.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { uploadReplies } from '#messages/upload.ts';
import { enforceRetention } from '#services/data/enforce-retention.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { pdfFile, pngFile, postUpload, uploadForm, uploadHeaders } from '#testing/upload.ts';
import { proveVisitor } from '#testing/vehicle-quotation.ts';

let api: TestApi;
let port: number;
let apiUrl: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = api.app.server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  apiUrl = `http://127.0.0.1:${port}`;
});
afterAll(() => api.close());

const proven = async () => (await proveVisitor(api)).browser.visitor;
const send = (visitor: string, content: BodyInit, headers: Record<string, string> = {}) =>
  postUpload(apiUrl, visitor, { content, headers });

type Row = { file_name: string; media_type: string; size: number; content: Buffer };
const stored = async (id: string): Promise<Row | undefined> => {
  const text = "select f.*, c.content from files f join file_contents c on c.key = 'files/' || f.id where f.id = $1";
  return (await api.database.$client.query<Row>(text, [id])).rows[0];
};
const ownerOf = (visitor: string) => ({
  visitor: api.ports.secrets.digest('visitor', visitor),
  accountId: undefined,
});
const kept = async () => (await api.database.$client.query('select id from files')).rows.length;

describe('[C-51] a file posted as multipart form data', () => {
  test('is stored sealed under its visitor, and read back as it came', async () => {
    const visitor = await proven();
    const reply = await send(visitor, uploadForm(pngFile, { fileName: 'Tapu.png', uid: 'u-7' }));
    expect(reply).toMatchObject({ status: 200, envelope: { Success: true, StatusCode: 200 } });
    const data = calls.uploadFile.data.parse(reply.envelope.Data);
    expect(data).toMatchObject({ fileName: 'Tapu.png', uid: 'u-7' });
    const row = await stored(data.FileGuid);
    expect(row).toMatchObject({ media_type: 'image/png', size: pngFile.length });
    expect(row?.content.includes('IHDR')).toBe(false);
    expect(row?.file_name).not.toContain('Tapu');
    const file = await api.ports.files.read(data.FileGuid);
    expect(file?.fileName).toBe('Tapu.png');
    expect(Buffer.from(file?.bytes ?? []).equals(pngFile)).toBe(true);
    const now = api.clock.now();
    expect(await api.ports.files.ownedBy(ownerOf(visitor), [data.FileGuid], now)).toEqual([data.FileGuid]);
    expect(await api.ports.files.ownedBy(ownerOf('somebody else'), [data.FileGuid], now)).toEqual([]);
  });

  test('content that was moved to another id does not open', async () => {
    const visitor = await proven();
    const [one, other] = [await send(visitor, uploadForm(pdfFile)), await send(visitor, uploadForm(pngFile))];
    const ids = [one, other].map(({ envelope }) => calls.uploadFile.data.parse(envelope.Data).FileGuid);
    await api.database.$client.query(
      'update file_contents set content = (select content from file_contents where key = $1) where key = $2',
      ids.map((id) => `files/${id}`),
    );
    await expect(api.ports.files.read(ids[1] ?? '')).rejects.toThrow();
    expect(await api.ports.files.read(ids[0] ?? '')).toMatchObject({ mediaType: 'application/pdf' });
  });

  test('of exactly ten megabytes is taken', async () => {
    const whole = Buffer.concat([pdfFile, Buffer.alloc(uploadLimits.fileBytes - pdfFile.length)]);
    expect((await send(await proven(), uploadForm(whole))).status).toBe(200);
  });

  test('is named by what it is, whatever it is called', async () => {
    const visitor = await proven();
    for (const [fileName, name] of [
      ['../../etc/passwd', 'passwd.pdf'],
      ['C:\\belgeler\\ruhsat.pdf', 'ruhsat.pdf'],
      ['ruhsat\u202Efdp.exe', 'ruhsatfdp.exe.pdf'],
    ] as const) {
      const { envelope } = await send(visitor, uploadForm(pdfFile, { fileName }));
      expect(envelope.Data).toMatchObject({ fileName: name });
    }
  });
});

describe('is not stored', () => {
  test('from somebody who has proven no phone', async () => {
    const before = await kept();
    const reply = await send('a stranger', uploadForm(Buffer.concat([pdfFile, Buffer.alloc(3_000_000)])));
    expect(reply).toMatchObject({ status: 409, envelope: { Success: false, Messages: [uploadReplies.unproven] } });
    expect(await kept()).toBe(before);
  });

  test('without a token of the site or a user', async () => {
    const headers = { authorization: 'Bearer x', 'x-site-token': 'x' };
    expect((await send(await proven(), uploadForm(pdfFile), headers)).status).toBe(401);
  });

  test.each([
    ['a page called a picture', Buffer.from('<!doctype html><script>1</script>'), 'a.png'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'a.svg'],
    ['a PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), pdfFile]), 'a.pdf'],
  ])('%s', async (_name, bytes, fileName) => {
    const [visitor, before] = [await proven(), await kept()];
    const reply = await send(visitor, uploadForm(bytes, { fileName }));
    expect(reply).toMatchObject({ status: 400, envelope: { StatusCode: 1000, Messages: [uploadReplies.wrongType] } });
    expect(await kept()).toBe(before);
  });

  test.each([1, 3_000_000])('where it is %i bytes too large', async (more) => {
    const [visitor, before] = [await proven(), await kept()];
    const large = Buffer.concat([pdfFile, Buffer.alloc(uploadLimits.fileBytes - pdfFile.length + more)]);
    const reply = await send(visitor, uploadForm(large));
    expect(reply).toMatchObject({ status: 413, envelope: { Success: false, Messages: [uploadReplies.tooLarge] } });
    expect(await kept()).toBe(before);
  });

  test('where two come at once', async () => {
    const [visitor, before] = [await proven(), await kept()];
    const form = uploadForm(pdfFile);
    form.append('second', new Blob([new Uint8Array(pngFile)]), 'b.png');
    const reply = await send(visitor, form);
    expect(reply).toMatchObject({ status: 400, envelope: { Messages: [uploadReplies.oneFile] } });
    expect(await kept()).toBe(before);
  });

  test('where no file, no name or a name without end comes', async () => {
    const visitor = await proven();
    const none = uploadForm(pdfFile);
    none.delete('file');
    expect((await send(visitor, none)).envelope.Messages).toEqual([uploadReplies.noFile]);
    expect((await send(visitor, uploadForm(Buffer.alloc(0)))).envelope.Messages).toEqual([uploadReplies.noFile]);
    const nameless = uploadForm(pdfFile);
    nameless.delete('fileName');
    expect(await send(visitor, nameless)).toMatchObject({ status: 400, envelope: { StatusCode: 1000 } });
    expect(await send(visitor, uploadForm(pdfFile, { fileName: 'x'.repeat(256) }))).toMatchObject({ status: 400 });
    const endless = uploadForm(pdfFile);
    endless.set('uid', 'x'.repeat(5_000));
    expect(await send(visitor, endless)).toMatchObject({ status: 400 });
  });

  test.each([
    ['JSON', 'application/json', '{"fileName":"a.pdf","uid":"1"}', 415, uploadReplies.notMultipart],
    ['a form', 'application/x-www-form-urlencoded', 'fileName=a.pdf&uid=1', 415, uploadReplies.notMultipart],
    ['parts without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--\r\n', 400, uploadReplies.unreadable],
    ['parts that break off', 'multipart/form-data; boundary=x', '--x\r\nbroken', 400, uploadReplies.unreadable],
    [
      'a part with a name of the language',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      400,
      uploadReplies.unreadable,
    ],
  ])('out of %s', async (_name, type, content, status, message) => {
    const reply = await send(await proven(), content, { 'content-type': type });
    expect(reply).toMatchObject({ status, envelope: { Success: false, Messages: [message] } });
  });

  test('where the line breaks in the middle', async () => {
    const [visitor, before] = [await proven(), await kept()];
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    const headers = { ...uploadHeaders(visitor), 'content-type': 'multipart/form-data; boundary=x' };
    const names = Object.entries({ host: 'localhost', 'content-length': '5000000', ...headers });
    const line = connect(port, '127.0.0.1');
    const lines = names.map(([name, value]) => `${name}: ${value}`);
    line.write([`POST ${calls.uploadFile.path} HTTP/1.1`, ...lines, '', head].join('\r\n'));
    const attempts = () => api.logs.filter((text) => text.includes('starting multipart parsing')).length;
    const begun = attempts();
    await vi.waitFor(() => expect(attempts()).toBeGreaterThan(begun));
    line.destroy();
    expect((await send(visitor, uploadForm(pdfFile))).status).toBe(200);
    expect(await kept()).toBe(before + 1);
  });
});

test('lines that break leave their places to others', async () => {
  const visitor = await proven();
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  const headers = { ...uploadHeaders(visitor), 'content-type': 'multipart/form-data; boundary=x' };
  const names = Object.entries({ host: 'localhost', 'content-length': '5000000', ...headers });
  const text = [
    `POST ${calls.uploadFile.path} HTTP/1.1`,
    ...names.map(([name, value]) => `${name}: ${value}`),
    '',
    head,
  ];
  const attempts = () => api.logs.filter((log) => log.includes('starting multipart parsing')).length;
  for (let turn = 0; turn < 4; turn += 1) {
    const begun = attempts();
    const line = connect(port, '127.0.0.1');
    line.write(text.join('\r\n'));
    await vi.waitFor(() => expect(attempts()).toBeGreaterThan(begun));
    line.destroy();
  }
  expect((await send(visitor, uploadForm(pdfFile))).status).toBe(200);
});

describe('in an hour a visitor stores', () => {
  test('ten files and no eleventh, though all come at once', async () => {
    const visitor = await proven();
    const replies = await Promise.all(Array.from({ length: 12 }, () => send(visitor, uploadForm(pdfFile))));
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = replies.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ envelope: { Messages: [uploadReplies.full] }, retryAfter: '3600' });
    api.clock.advance(3_601);
    expect((await send(visitor, uploadForm(pdfFile))).status).toBe(200);
  });

  test('fifty megabytes and no byte more', async () => {
    const visitor = await proven();
    const nine = Buffer.concat([pdfFile, Buffer.alloc(9 * 1024 * 1024)]);
    for (let count = 0; count < 5; count += 1) expect((await send(visitor, uploadForm(nine))).status).toBe(200);
    expect((await send(visitor, uploadForm(nine))).status).toBe(429);
    expect((await send(visitor, uploadForm(pdfFile))).status).toBe(200);
  });
});

test('files go with the browser when its id is replaced', async () => {
  const visitor = await proven();
  const { FileGuid } = calls.uploadFile.data.parse((await send(visitor, uploadForm(pdfFile))).envelope.Data);
  const [old, next] = [ownerOf(visitor), ownerOf('next id')];
  await api.ports.visitors.succeed(old.visitor, next.visitor);
  expect(await api.ports.files.ownedBy(next, [FileGuid], api.clock.now())).toEqual([FileGuid]);
  expect(await api.ports.files.ownedBy(old, [FileGuid], api.clock.now())).toEqual([]);
});

test('after thirty days a file is forgotten', async () => {
  const browser = openBrowser(api);
  await browser.verify(newPerson(), 'kasko');
  const { envelope } = await send(browser.visitor, uploadForm(pdfFile));
  const { FileGuid } = calls.uploadFile.data.parse(envelope.Data);
  const after = (days: number) => new Date(api.clock.now().getTime() + days * 86_400_000);
  await enforceRetention({ ...api.ports, clock: { now: () => after(29) } }, 'often');
  expect(await api.ports.files.read(FileGuid)).toBeDefined();
  await enforceRetention({ ...api.ports, clock: { now: () => after(31) } }, 'often');
  expect(await api.ports.files.read(FileGuid)).toBeUndefined();
});
