import { randomUUID } from 'node:crypto';
import { request as open } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import { calls } from '#contracts/index.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { uploadReplies } from '#messages/upload.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { freePort } from '#testing/free-port.ts';
import { newPerson } from '#testing/people.ts';
import { buildTestSite, visitorHeaders } from '#testing/test-site.ts';
import { pdfFile, pngFile, uploadForm, uploadHeaders } from '#testing/upload.ts';

let api: TestApi;
let site: FastifyInstance;
let apiUrl: string;
let siteUrl: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  apiUrl = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const port = await freePort();
  siteUrl = `http://127.0.0.1:${port}`;
  site = await buildTestSite(apiUrl, { siteUrl });
  await site.listen({ host: '127.0.0.1', port });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

type Door = { readonly url: string; readonly headersOf: (visitor: string) => Record<string, string> };
/** Straight to the API as the site's own server speaks, and through the site as browsers do. */
const doors: readonly (readonly [name: string, door: () => Door])[] = [
  ['the API', () => ({ url: `${apiUrl}${calls.uploadFile.path}`, headersOf: uploadHeaders })],
  [
    'the site',
    () => ({
      url: `${siteUrl}/api/proxy?endpoint=${calls.uploadFile.path}`,
      headersOf: visitorHeaders,
    }),
  ],
];

async function newVisitor(): Promise<string> {
  const browser = openBrowser(api, { visitor: randomUUID() });
  await browser.verify(newPerson(), 'kasko');
  return browser.visitor;
}
const kept = async () => (await api.database.$client.query('select id from files')).rows.length;

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const picture = (width: number, height: number) => {
  const content = Buffer.from(pngFile);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
};
const activePdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>/AA<</O<</S/Launch/F(cmd.exe)>>>>>>endobj\n%%EOF\n',
);

describe.each(doors)('[C-51] what is sent to %s to do harm', (_name, doorOf) => {
  async function send(visitor: string, bytes: Uint8Array, fileName: string) {
    const { url, headersOf } = doorOf();
    const headers = headersOf(visitor);
    const reply = await fetch(url, { method: 'POST', headers, body: uploadForm(bytes, { fileName }) });
    return { status: reply.status, envelope: (await reply.json()) as Envelope };
  }

  test.each([
    ['a script in an SVG', Buffer.from(svg), 'resim.svg', uploadReplies.wrongType],
    ['an SVG called a PNG', Buffer.from(`<?xml version="1.0"?>\n${svg}`), 'resim.png', uploadReplies.wrongType],
    ['a page called a PNG', Buffer.from(`<!doctype html>${script}`), 'resim.png', uploadReplies.wrongType],
    ['a page called a PDF', Buffer.from(`<!doctype html>${script}`), 'rapor.pdf', uploadReplies.wrongType],
    ['a bomb of pixels', picture(60_000, 60_000), 'resim.png', uploadReplies.tooManyPixels],
    ['a picture without pixels', picture(0, 60_000), 'resim.png', uploadReplies.broken],
    ['a picture whose header breaks off', pngFile.subarray(0, 20), 'resim.png', uploadReplies.broken],
  ])('%s is not stored', async (_what, bytes, fileName, message) => {
    const [visitor, before] = [await newVisitor(), await kept()];
    expect(await send(visitor, bytes, fileName)).toMatchObject({
      status: 400,
      envelope: { Success: false, Messages: [message] },
    });
    expect(await kept()).toBe(before);
  });

  test.each([
    ['../../../etc/cron.d/isim.pdf', 'isim.pdf'],
    ['..\\..\\Windows\\isim.pdf', 'isim.pdf'],
    ['isim\u202Efdp.exe', 'isimfdp.exe.pdf'],
    ['\u2067isim\u2069.pdf', 'isim.pdf'],
    [`${script}.pdf`, 'script.pdf'],
    ['isim.pdf\u0000.html', 'isim.pdf.html.pdf'],
  ])('a name like %j is made harmless', async (fileName, harmless) => {
    expect((await send(await newVisitor(), pdfFile, fileName)).envelope.Data).toMatchObject({ fileName: harmless });
  });

  test('a page behind the first bytes of a picture is a picture ever after, by name and by type', async () => {
    const visitor = await newVisitor();
    const { envelope } = await send(visitor, Buffer.concat([pngFile, Buffer.from(script)]), 'resim.html');
    const { fileName, FileGuid } = calls.uploadFile.data.parse(envelope.Data);
    expect(fileName).toBe('resim.html.png');
    const read = await openBrowser(api, { visitor }).bySite(calls.readFile.path, { FileGuid });
    expect(calls.readFile.data.parse(read.envelope.Data).base64).toMatch(/^data:image\/png;base64,/);
  });

  test('a PDF that would do something when it is opened is handed out as data for a download, never as a page', async () => {
    const visitor = await newVisitor();
    const { envelope } = await send(visitor, activePdf, 'rapor.pdf');
    const { FileGuid } = calls.uploadFile.data.parse(envelope.Data);
    const { url, headersOf } = doorOf();
    const address = url.replace(calls.uploadFile.path, calls.readFile.path);
    const reply = await fetch(`${address}${address.includes('?') ? '&isJson=1' : ''}`, {
      method: 'POST',
      headers: { ...headersOf(visitor), 'content-type': 'application/json' },
      body: JSON.stringify({ FileGuid }),
    });
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    const { Data } = (await reply.json()) as Envelope;
    const content = calls.readFile.data.parse(Data).base64.split(',')[1] ?? '';
    expect(Buffer.from(content, 'base64').equals(activePdf)).toBe(true);
  });

  test.each(['said', 'unsaid'])('200 megabytes, their size %s, end early and are held nowhere', async (how) => {
    const [visitor, before] = [await newVisitor(), await kept()];
    const { url, headersOf } = doorOf();
    const [chunk, chunks] = [Buffer.alloc(1_000_000), 200];
    const size = how === 'said' ? { 'content-length': chunk.length * chunks } : { 'transfer-encoding': 'chunked' };
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const sending = open(url, { method: 'POST', headers: { ...headersOf(visitor), ...type, ...size } });
    sending.on('error', () => undefined);
    const answered = new Promise<number | undefined>((resolve) => {
      sending.once('response', (reply) => resolve(reply.resume().statusCode));
      sending.once('close', () => resolve(undefined));
    });
    let isOver = false;
    void answered.then(() => (isOver = true));
    sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    const memoryBefore = process.memoryUsage();
    let most = 0;
    let sent = 0;
    for (; sent < chunks && !isOver; sent += 1) {
      const isTaken = await new Promise<boolean>((resolve) => {
        sending.write(chunk, () => resolve(true));
        void answered.then(() => resolve(false));
      });
      const { arrayBuffers } = process.memoryUsage();
      most = Math.max(most, arrayBuffers - memoryBefore.arrayBuffers);
      if (!isTaken) break;
    }
    // Who goes on sending may find the line cut before the answer is read.
    expect([413, undefined]).toContain(await answered);
    expect(sent).toBeLessThan(60);
    expect(most).toBeLessThan(8 * uploadLimits.fileBytes);
    expect(await kept()).toBe(before);
    sending.destroy();
  });

  test('of a thousand files no more than the quota are stored', async () => {
    const [visitor, before] = [await newVisitor(), await kept()];
    const statuses = new Map<number, number>();
    for (let batch = 0; batch < 40; batch += 1) {
      const replies = await Promise.all(Array.from({ length: 25 }, () => send(visitor, pdfFile, 'ruhsat.pdf')));
      for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].toSorted()).toEqual([200, 429]);
    expect(statuses.get(200)).toBe(uploadLimits.files);
    expect(await kept()).toBe(before + uploadLimits.files);
  }, 60_000);
});
