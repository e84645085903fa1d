import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { supportStatusIds } from '#domain/support/status.ts';
import { deskThreadTexts as words } from '#messages/desk-threads.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { type Holder, joinHolder } from '#testing/policy-holder.ts';
import { asked, mailsAbout, type Opened, openRequest, readThread, writeReply } from '#testing/support.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';
import { pdfFile } from '#testing/upload.ts';

let api: TestApi;
let desk: TestDesk;
let member: Holder;
let reader: AtDesk;
let service: AtDesk;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { jobs: true });
  desk = await startTestDesk(api);
  member = await joinHolder(api, newPerson());
  [reader, service] = [await desk.as('read'), await desk.as('service')];
});
afterAll(async () => {
  await desk.close();
  await api.close();
});

type Shown = DataOf<'threadShown'>;
type List = DataOf<'threads'>;

const shownPath = ({ RequestNo }: Opened) => `/destek/${RequestNo}/acik`;
const open = (one: Opened) => service.data<Shown>(shownPath(one));
const formOf = ({ Once, Messages }: Shown) => ({ Once, Seen: String(Messages.length) });
const answer = (one: Opened, fields: Record<string, string>, who = service) =>
  who.act(`/destek/${one.RequestNo}/yanit`, fields);
const close = async (one: Opened, Seen: string) =>
  service.act(`/destek/${one.RequestNo}/kapat`, { Reason: 'Telefonda çözüldü', Seen });
const seenBy = (one: Opened) => readThread(member.browser, one.RequestGuid);
const numbersOf = ({ Rows }: List) => Rows.map((row) => row.Number);

async function logOf({ RequestNo }: Opened) {
  const rows = await desk.ports.deskLog.ofSubject({ kind: 'support', id: RequestNo }, 20);
  return rows.map(({ act, operator, why, outcome }) => ({ act, operator, why, outcome }));
}

describe('the list', () => {
  test('filters by status and type, sorts by the last word, and names nobody', async () => {
    const first = await openRequest(member.browser, { TypeId: 2 });
    api.clock.advance(20 * 60);
    const visitor = newPerson();
    const { Email, Phone } = visitor;
    const Name = `${visitor.Name} ${visitor.Surname}`;
    const second = await openRequest(openBrowser(api), { TypeId: 2, Name, Email, Phone });
    const list = await reader.data<List>('/destek?Type=2');
    expect(numbersOf(list)).toEqual([first.RequestNo, second.RequestNo]);
    expect((await reader.get('/destek?Type=2')).body).toContain('20 dk');
    expect(list.Rows).toMatchObject([
      { Status: 'open', IsMember: true },
      { Status: 'open', IsMember: false },
    ]);
    expect(numbersOf(await reader.data('/destek?Type=2&Sort=newest'))).toEqual([second.RequestNo, first.RequestNo]);
    expect(numbersOf(await reader.data('/destek?Type=2&Status=answered'))).toEqual([]);
    await answer(first, { ...formOf(await open(first)), Text: 'Yanıt' });
    expect(numbersOf(await reader.data('/destek?Type=2'))).toEqual([second.RequestNo]);
    expect(numbersOf(await reader.data('/destek?Type=2&Status=answered'))).toEqual([first.RequestNo]);
    expect(numbersOf(await reader.data('/destek?Type=2&Status=all'))).toHaveLength(2);

    const { body } = await reader.get('/destek?Status=all');
    expect(body).toContain(`href="/destek/${first.RequestNo}"`);
    for (const personal of [visitor.Surname, Email, Phone, member.person.Surname, asked.Subject]) {
      expect(body).not.toContain(personal);
    }
  });

  test('has pages', async () => {
    for (let count = 0; count < 26; count += 1) await storeRequest(4);
    const [one, two] = [await reader.data<List>('/destek?Type=4'), await reader.data<List>('/destek?Type=4&Page=2')];
    expect([one.Rows.length, one.HasMore, two.Rows.length, two.HasMore]).toEqual([25, true, 1, false]);
  });
});

describe('a request', () => {
  test('is masked for who reads; to show it takes the role and is logged', async () => {
    const opened = await openRequest(member.browser, { Message: 'Plakam 34 XYZ 987, lütfen arayın' });
    const page = await reader.get(`/destek/${opened.RequestNo}`);
    expect(page.statusCode).toBe(200);
    const { Name, Surname, Email, Phone } = member.person;
    const masked = await reader.data(`/destek/${opened.RequestNo}`);
    for (const personal of [Surname, Email, Phone, '34 XYZ', asked.Subject, 'arayın']) {
      expect(page.body).not.toContain(personal);
      expect(JSON.stringify(masked)).not.toContain(personal);
    }
    expect(masked).toMatchObject({ Messages: [{ Author: 'customer', Length: 32, Files: 0 }] });
    expect(page.body).toContain(words.mayNotShow);
    expect(await logOf(opened)).toEqual([]);

    expect((await reader.get(shownPath(opened))).statusCode).toBe(403);
    const shown = await service.get(shownPath(opened));
    for (const personal of [`${Name} ${Surname}`, Email, Phone, '34 XYZ', asked.Subject]) {
      expect(shown.body).toContain(personal);
    }
    expect(await logOf(opened)).toEqual([
      { act: 'threadShown', operator: service.name, why: undefined, outcome: 'done' },
    ]);
  });

  test.each(['/destek/D2222222', '/destek/D2222222/acik'])('%s is not there', async (path) => {
    expect((await service.get(path)).statusCode).toBe(404);
  });
});

describe('an answer', () => {
  test('is seen by its customer, who is told once by mail, however often the form is pressed', async () => {
    const opened = await openRequest(member.browser);
    const form = { ...formOf(await open(opened)), Text: ' Hesabınızdan\r\nindirebilirsiniz. ' };
    const pressed = await Promise.all([answer(opened, form), answer(opened, form), answer(opened, form)]);
    const done = { status: 200, body: { To: shownPath(opened), Word: words.answer.done(opened.RequestNo) } };
    expect(pressed).toEqual([done, done, done]);
    const thread = await seenBy(opened);
    expect(thread.StatusId).toBe(supportStatusIds.answered);
    expect(thread.Messages.slice(1)).toMatchObject([{ Author: 'agency', Text: 'Hesabınızdan\nindirebilirsiniz.' }]);
    await mailsAbout(api, member.person.Email, opened, 2);
    expect((await logOf(opened)).filter(({ act }) => act === 'answerThread')).toHaveLength(3);
  });

  test('to somebody whose account is gone promises no mail', async () => {
    const opened = await openRequest(member.browser);
    const { body: before } = await service.get(shownPath(opened));
    expect(before).toContain(words.answer.note);
    await api.database.$client.query('update support_requests set account_id = null where number = $1', [
      opened.RequestNo,
    ]);
    const { body } = await service.get(shownPath(opened));
    expect(body).toContain(words.noContact);
    expect(body).not.toContain(words.answer.note);
    const answered = await answer(opened, { ...formOf(await open(opened)), Text: 'Yanıt' });
    expect(answered.body.Word).toBe(words.answer.untold(opened.RequestNo));
  });

  test('may be the last word', async () => {
    const opened = await openRequest(member.browser);
    await answer(opened, { ...formOf(await open(opened)), Text: 'İyi günler.', Closing: 'true' });
    expect((await seenBy(opened)).StatusId).toBe(supportStatusIds.closed);
  });

  test('past a message that came meanwhile is refused, with what was typed, and goes when it was seen', async () => {
    const opened = await openRequest(member.browser);
    const form = formOf(await open(opened));
    await writeReply(member.browser, opened.RequestGuid, 'Bir şey daha');
    expect(await answer(opened, { ...form, Text: 'Erken yanıt' })).toEqual({
      status: 422,
      body: { Word: words.newMessage, Errors: {} },
    });
    const again = await service.post(`/destek/${opened.RequestNo}/yanit`, { ...form, Text: 'Erken yanıt' });
    expect(again.body).toContain('Erken yanıt</textarea>');
    expect(again.body).toContain('Bir şey daha');
    expect((await seenBy(opened)).Messages).toHaveLength(2);
    expect((await answer(opened, { ...formOf(await open(opened)), Text: 'Yanıt' })).status).toBe(200);
  });

  test('another one with the form of the first is not lost: it is refused and may be sent again', async () => {
    const opened = await openRequest(member.browser);
    const form = formOf(await open(opened));
    await answer(opened, { ...form, Text: 'Birinci' });
    expect((await answer(opened, { ...form, Text: 'İkinci' })).body.Word).toBe(words.idTaken);
    const other = await openRequest(member.browser);
    expect((await answer(other, { ...form, Text: 'Birinci' })).body.Word).toBe(words.idTaken);
    expect((await seenBy(opened)).Messages).toHaveLength(2);
  });

  test('without a text is refused at its field', async () => {
    const opened = await openRequest(member.browser);
    const { status, body } = await answer(opened, { ...formOf(await open(opened)), Text: ' \n' });
    expect([status, Object.keys(body.Errors ?? {})]).toEqual([422, ['Text']]);
  });

  test('to what is not there is answered so', async () => {
    const nowhere = { RequestNo: 'D2222222', RequestGuid: randomUUID() };
    expect((await answer(nowhere, { Once: randomUUID(), Seen: '1', Text: 'x' })).status).toBe(404);
    expect((await close(nowhere, '1')).status).toBe(404);
  });
});

describe('a request is closed', () => {
  test('without a word to anybody, and opened again, each with a reason that is kept', async () => {
    const opened = await openRequest(member.browser);
    await mailsAbout(api, member.person.Email, opened, 1);
    expect((await close(opened, '1')).body.Word).toBe(words.close.done(opened.RequestNo));
    const thread = await seenBy(opened);
    expect([thread.StatusId, thread.Messages.length]).toEqual([supportStatusIds.closed, 1]);
    const reopen = () => service.act(`/destek/${opened.RequestNo}/ac`, { Reason: 'Yanlışlıkla kapandı' });
    expect((await reopen()).body.Word).toBe(words.reopen.done(opened.RequestNo));
    expect((await seenBy(opened)).StatusId).toBe(supportStatusIds.open);
    expect(await reopen()).toMatchObject({ status: 422, body: { Word: words.reopen.notClosed } });
    await mailsAbout(api, member.person.Email, opened, 1);
    expect(await logOf(opened)).toMatchObject([
      { act: 'threadShown', outcome: 'done' },
      { act: 'reopenThread', outcome: 'refused' },
      { act: 'reopenThread', why: 'Yanlışlıkla kapandı', outcome: 'done' },
      { act: 'closeThread', why: 'Telefonda çözüldü', outcome: 'done' },
    ]);
  });

  test('but not past a message that nobody has seen', async () => {
    const opened = await openRequest(member.browser);
    await writeReply(member.browser, opened.RequestGuid);
    expect(await close(opened, '1')).toMatchObject({ status: 422, body: { Word: words.newMessage } });
    expect((await seenBy(opened)).StatusId).toBe(supportStatusIds.open);
  });
});

test('a file is handed out with its request alone, to who may, and that is logged', async () => {
  const fileId = await storeFile();
  const [opened, other] = [await openRequest(member.browser), await openRequest(member.browser)];
  const id = (await api.ports.support.findByNumber(opened.RequestNo))?.id ?? '';
  await api.ports.support.customerWrites(id, { text: 'Ek', fileIds: [fileId], sentAt: api.clock.now() });
  const path = ({ RequestNo }: Opened) => `/destek/${RequestNo}/dosya/${fileId}`;
  expect((await reader.get(path(opened))).statusCode).toBe(403);
  expect((await service.get(path(other))).statusCode).toBe(404);
  const file = await service.get(path(opened));
  expect([file.rawPayload, file.headers['content-type']]).toEqual([pdfFile, 'application/pdf']);
  expect(file.headers['content-disposition']).toMatch(/^attachment;.*ruhsat\.pdf$/);
  expect(await logOf(opened)).toMatchObject([{ act: 'threadFile', operator: service.name, outcome: 'done' }]);
  expect((await service.get(shownPath(opened))).body).toContain(`href="${path(opened)}"`);
});

async function storeRequest(typeId: number): Promise<void> {
  const { Name: name, Email: email, Phone: phone } = newPerson();
  const about = { policyId: undefined, orderReference: undefined, accountId: undefined, linkDigest: undefined };
  const [id, number] = [randomUUID(), api.ports.secrets.supportNumber()];
  await api.ports.support.open(
    { id, number, typeId, subject: asked.Subject, contact: { name, email, phone }, ...about },
    { text: asked.Message, fileIds: [], sentAt: api.clock.now() },
  );
}

async function storeFile(): Promise<string> {
  const now = api.clock.now();
  const keptUntil = new Date(now.getTime() + 3_600_000);
  const owner = { visitor: randomUUID(), accountId: undefined };
  const file = {
    owner,
    fileName: 'ruhsat.pdf',
    mediaType: 'application/pdf',
    bytes: pdfFile,
    uploadedAt: now,
  } as const;
  const id = await api.ports.files.store({ ...file, keptUntil }, { files: 5, bytes: 10_000, since: new Date(0) });
  if (id === undefined) throw new Error('The file was not kept');
  return id;
}
