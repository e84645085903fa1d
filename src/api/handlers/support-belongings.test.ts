import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { calls } from '#contracts/index.ts';
import { supportLifetimes } from '#domain/support/lifetimes.ts';
import { supportReplies } from '#messages/support.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { buyAs, type Holder, joinHolder, policyOf } from '#testing/policy-holder.ts';
import { asked, mailsAbout, openRequest, readThread, writeReply } from '#testing/support.ts';
import { pdfFile, postUpload, uploadForm } from '#testing/upload.ts';

let api: TestApi;
let apiUrl: string;
let holder: Holder;
let other: Holder;
let bought: { readonly policy: string; readonly reference: string };
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  const address = api.app.server.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  [holder, other] = [await joinHolder(api), await joinHolder(api, newPerson())];
  const purchase = await buyAs(holder, { start: '2026-11-20' });
  bought = { policy: policyOf(purchase), reference: purchase.OrderReference };
});
afterAll(() => api.close());

async function upload({ visitor, sessionToken }: Browser, fileName = 'ruhsat.pdf'): Promise<string> {
  const headers: Record<string, string> = sessionToken() === '' ? {} : { authorization: `Bearer ${sessionToken()}` };
  const { envelope } = await postUpload(apiUrl, visitor, { headers, content: uploadForm(pdfFile, { fileName }) });
  return calls.uploadFile.data.parse(envelope.Data).FileGuid;
}

const add = ({ browser }: Holder, more: object) => browser.byUser(calls.supportAdd.path, { ...asked, ...more });
const readFile = ({ byUser }: Browser, FileGuid: string) => byUser(calls.readFile.path, { FileGuid });

describe('[C-45] what a request is about', () => {
  test('is a policy or an order of one’s own', async () => {
    const about = { PolicyGuid: bought.policy, OrderReference: bought.reference };
    const { RequestGuid } = await openRequest(holder.browser, about);
    expect(await readThread(holder.browser, RequestGuid)).toMatchObject(about);
  });

  test('is nobody else’s: those of others are as unknown as those that are none', async () => {
    const nothing = { StatusCode: 404, Messages: [supportReplies.aboutUnknown] };
    for (const PolicyGuid of [bought.policy, randomUUID()]) {
      expect((await add(other, { PolicyGuid })).envelope).toMatchObject(nothing);
    }
    for (const OrderReference of [bought.reference, 'ABCDEFGH23456789']) {
      expect((await add(other, { OrderReference })).envelope).toMatchObject(nothing);
    }
    const { rows } = await api.database.$client.query(
      'select r.id from support_requests r join accounts a on a.id = r.account_id where r.policy_id = $1',
      [bought.policy],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('[C-47] files of a thread', () => {
  test('go with the message they were attached to, and stay as long as the thread does', async () => {
    const [first, second] = [await upload(holder.browser), await upload(holder.browser, 'tutanak.pdf')];
    const { RequestGuid } = await openRequest(holder.browser, { FileGuids: [first, first] });
    api.clock.advance(600);
    expect((await writeReply(holder.browser, RequestGuid, 'Ek', { FileGuids: [second] })).envelope.StatusCode).toBe(
      200,
    );
    const { Messages } = await readThread(holder.browser, RequestGuid);
    expect(Messages.map(({ Files }) => Files)).toEqual([
      [{ fileName: 'ruhsat.pdf', FileGuid: first }],
      [{ fileName: 'tutanak.pdf', FileGuid: second }],
    ]);
    const { rows } = await api.database.$client.query<{ kept_until: Date }>(
      'select kept_until from files where id = any($1)',
      [[first, second]],
    );
    const until = new Date(api.clock.now().getTime() + supportLifetimes.files * 1000);
    expect(rows).toEqual([{ kept_until: until }, { kept_until: until }]);
  });

  test('are one’s own: another’s file is refused, in a request and in a reply, and nothing is written', async () => {
    const foreign = await upload(holder.browser);
    const refused = { StatusCode: 1000, Messages: [supportReplies.fileMissing] };
    for (const file of [foreign, randomUUID()]) {
      expect((await add(other, { FileGuids: [file] })).envelope).toMatchObject(refused);
    }
    const { RequestGuid } = await openRequest(other.browser);
    expect((await writeReply(other.browser, RequestGuid, 'Ek', { FileGuids: [foreign] })).envelope).toMatchObject(
      refused,
    );
    expect((await readThread(other.browser, RequestGuid)).Messages).toHaveLength(1);
  });

  test('of a visitor are read by whoever proved the phone of the request, in another browser too', async () => {
    const [person, writer, reader] = [newPerson(), openBrowser(api), openBrowser(api)];
    await writer.verify(person);
    const FileGuid = await upload(writer);
    const { Name, Email, Phone } = person;
    const opened = await openRequest(writer, { Name, Email, Phone, FileGuids: [FileGuid] });
    const [mail] = await mailsAbout(api, Email, opened);
    const Token = /talep=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await readFile(reader, FileGuid)).envelope.StatusCode).toBe(404);
    api.clock.advance(61);
    await reader.bySite(calls.supportLink.path, { Token });
    const SmsActivationCode = await reader.readCode(Phone);
    await reader.bySite(calls.confirmSupportLink.path, { Token, SmsActivationCode });
    const { envelope } = await readFile(reader, FileGuid);
    expect(envelope.Data).toMatchObject({ fileName: 'ruhsat.pdf', uid: FileGuid });
    expect((await readFile(other.browser, FileGuid)).envelope.StatusCode).toBe(404);
  });
});
