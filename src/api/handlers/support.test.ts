import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { site } from '#config/site.ts';
import { calls } from '#contracts/index.ts';
import { supportStatuses, supportStatusIds } from '#domain/support/status.ts';
import { supportReplies } from '#messages/support.ts';
import { closeThread } from '#services/desk/answer-thread.ts';
import { tellSupport } from '#services/support/tell-support.ts';
import { startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { type Holder, joinHolder } from '#testing/policy-holder.ts';
import { answerAs, asked, mailsAbout, openRequest, readThread, viewReply, writeReply } from '#testing/support.ts';

let api: TestApi;
let member: Holder;
let other: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { jobs: true });
  [member, other] = [await joinHolder(api, newPerson()), await joinHolder(api, newPerson())];
});
afterAll(() => api.close());

async function listOf({ browser }: Holder, StatusId?: number) {
  const { envelope } = await browser.byUser(calls.supportList.path, StatusId === undefined ? {} : { StatusId });
  return calls.supportList.data.parse(envelope.Data);
}

describe('[N-10] lists of support', () => {
  test('[C-46] request types are texts with ids', async () => {
    const { envelope } = await api.call(calls.supportTypes.path);
    expect(envelope.Data).toContainEqual({ Text: 'Poliçe', Id: '3' });
  });

  test('[C-49] every status that a request can have is listed, and no other', async () => {
    const { envelope } = await api.call(calls.supportStatuses.path);
    const listed = calls.supportStatuses.data.parse(envelope.Data);
    expect(listed.map(({ Text }) => Text)).toEqual(['Açık', 'Yanıtlandı', 'Kapandı']);
    expect(listed.map(({ Id }) => Number(Id))).toEqual(supportStatuses.map((status) => supportStatusIds[status]));
  });
});

describe("[C-45] a member's request", () => {
  test('is opened without being asked who one is, and has a number to read out', async () => {
    const { RequestGuid, RequestNo } = await openRequest(member.browser);
    expect(RequestNo).toMatch(/^D[A-HJ-NP-Z2-9]{7}$/);
    expect(await readThread(member.browser, RequestGuid)).toMatchObject({
      RequestNo,
      TypeId: 3,
      StatusId: supportStatusIds.open,
      Subject: asked.Subject,
      PolicyGuid: null,
      Messages: [{ Author: 'customer', Text: asked.Message, Files: [] }],
    });
  });

  test('has its member and the agency told once, and neither mail says what was written', async () => {
    const opened = await openRequest(member.browser, { Subject: 'konu-işareti', Message: 'mesaj-işareti' });
    const [received] = await mailsAbout(api, member.person.Email, opened);
    const [waiting] = await mailsAbout(api, site.email, opened);
    expect(received?.text).toContain(`http://localhost/hesabim?page=destek&talep=${opened.RequestGuid}`);
    expect(waiting?.text).toContain(`/destek/${opened.RequestNo}`);
    expect(`${received?.text}${waiting?.text}`).not.toMatch(/işareti|Örnek/);
    const { rows } = await api.database.$client.query<{ id: string }>(
      'select id from support_messages where request_id = $1',
      [opened.RequestGuid],
    );
    await tellSupport(api.ports, { messageId: rows[0]?.id ?? '' });
    await mailsAbout(api, member.person.Email, opened, 1);
    await mailsAbout(api, site.email, opened, 1);
  });

  test('has its mails listed among the member’s messages, unlike those of a visitor with the same address', async () => {
    const holder = await joinHolder(api, newPerson());
    const { Name, Email } = holder.person;
    const own = await openRequest(holder.browser);
    const visitors = await openRequest(openBrowser(api), { Name, Email, Phone: newPerson().Phone });
    for (const opened of [own, visitors]) await mailsAbout(api, Email, opened);
    const { envelope } = await holder.browser.byUser(calls.myMessages.path);
    const mails = calls.myMessages.data.parse(envelope.Data).filter(({ Channel }) => Channel === 'email');
    expect(mails).toMatchObject([{ Purpose: 'Destek talebiniz', State: 'sent' }]);
  });

  test('stands sealed in the database', async () => {
    const { RequestGuid } = await openRequest(member.browser);
    const { rows } = await api.database.$client.query(
      'select r.subject, m.text from support_requests r join support_messages m on m.request_id = r.id where r.id = $1',
      [RequestGuid],
    );
    expect(rows).toEqual([{ subject: expect.stringMatching(/^s1\./), text: expect.stringMatching(/^s1\./) }]);
  });

  test('of a type that is in no list, or of blanks, is refused in words', async () => {
    const add = (more: object) => member.browser.byUser(calls.supportAdd.path, { ...asked, ...more });
    expect((await add({ TypeId: 99 })).envelope).toMatchObject({
      StatusCode: 1000,
      Messages: [supportReplies.typeUnknown],
    });
    expect((await add({ Subject: '   ', Message: ' \n ' })).envelope).toMatchObject({
      StatusCode: 1000,
      Messages: ['Konu çok kısa.', 'Mesaj çok kısa.'],
    });
  });

  test('comes as a form as well', async () => {
    const reply = await api.send({
      method: 'POST',
      url: calls.supportAdd.path,
      headers: {
        authorization: `Bearer ${member.browser.sessionToken()}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...asked, TypeId: '3', visitor: member.browser.visitor }).toString(),
    });
    const { RequestGuid } = calls.supportAdd.data.parse(reply.envelope.Data);
    expect((await readThread(member.browser, RequestGuid)).Messages[0]?.Text).toBe(asked.Message);
  });

  test('is slowed after twenty messages of one account within an hour', async () => {
    const hasty = await joinHolder(api, newPerson());
    const codes = [];
    for (let count = 0; count < 21; count += 1) {
      codes.push((await hasty.browser.byUser(calls.supportAdd.path, asked)).envelope.StatusCode);
    }
    expect(codes).toEqual([...Array(20).fill(200), 429]);
  });
});

describe('[C-47] [C-48] a thread', () => {
  test('counts what the agency wrote as unread until it is opened, and tells of it without its text', async () => {
    const opened = await openRequest(member.browser);
    await answerAs(api, opened, 'yanıt-işareti');
    await answerAs(api, opened, 'Bir ek daha.');
    const before = (await listOf(member)).find(({ RequestGuid }) => RequestGuid === opened.RequestGuid);
    expect(before).toMatchObject({ StatusId: supportStatusIds.answered, Unread: 2 });
    const thread = await readThread(member.browser, opened.RequestGuid);
    expect(thread.Messages.map(({ Author }) => Author)).toEqual(['customer', 'agency', 'agency']);
    expect(thread.Messages[1]?.Text).toBe('yanıt-işareti');
    const after = (await listOf(member)).find(({ RequestGuid }) => RequestGuid === opened.RequestGuid);
    expect(after?.Unread).toBe(0);
    const mails = await mailsAbout(api, member.person.Email, opened, 3);
    const answered = mails.filter(({ subject }) => subject.startsWith('Destek talebiniz yanıtlandı'));
    expect(answered).toHaveLength(2);
    expect(answered.map(({ text }) => text).join()).not.toContain('yanıt-işareti');
  });

  test('that was closed opens again when its customer writes', async () => {
    const opened = await openRequest(member.browser);
    await answerAs(api, opened, 'Son söz.', true);
    expect((await readThread(member.browser, opened.RequestGuid)).StatusId).toBe(supportStatusIds.closed);
    api.clock.advance(60);
    expect((await writeReply(member.browser, opened.RequestGuid)).envelope.StatusCode).toBe(200);
    const thread = await readThread(member.browser, opened.RequestGuid);
    expect(thread.StatusId).toBe(supportStatusIds.open);
    expect(thread.LastMessageAt).toBe(api.clock.now().toISOString());
    expect(thread.LastMessageAt > thread.CreatedAt).toBe(true);
  });

  test('keeps all that is written at the same moment, whatever the agency does meanwhile', async () => {
    const opened = await openRequest(member.browser);
    const replies = ['Bir', 'İki', 'Üç'].map((text) => writeReply(member.browser, opened.RequestGuid, text));
    const close = closeThread(api.ports, { number: opened.RequestNo, seen: Number.MAX_SAFE_INTEGER });
    const [written, closed] = await Promise.all([Promise.all(replies), close]);
    expect(written.map(({ envelope }) => envelope.StatusCode)).toEqual([200, 200, 200]);
    expect(closed).toBe('closed');
    const { Messages } = await readThread(member.browser, opened.RequestGuid);
    expect(Messages.map(({ Text }) => Text).toSorted()).toEqual(['Bir', asked.Message, 'Üç', 'İki'].toSorted());
    await mailsAbout(api, site.email, opened, 4);
  });

  test('is nobody else’s: others, visitors and who logged out get the answer of an id that is none', async () => {
    const leaver = await joinHolder(api, newPerson());
    const { RequestGuid } = await openRequest(leaver.browser);
    const nowhere = await viewReply(other.browser, randomUUID());
    expect(nowhere.envelope).toMatchObject({ StatusCode: 404, Messages: [supportReplies.requestUnknown], Data: null });
    const stranger = openBrowser(api);
    for (const send of [other.browser.byUser, stranger.bySite, leaver.browser.bySite]) {
      for (const [path, model] of [
        [calls.supportView.path, { RequestGuid }],
        [calls.supportReply.path, { RequestGuid, Message: 'Ben miyim?' }],
      ] as const) {
        const { status, envelope } = await send(path, model);
        expect({ status, envelope }).toEqual({ status: nowhere.status, envelope: nowhere.envelope });
      }
    }
    await leaver.browser.byUser(calls.logout.path);
    expect((await viewReply(leaver.browser, RequestGuid)).envelope.Data).toBeNull();
  });
});

describe('[C-50] the list', () => {
  test('holds the member’s own, the latest first, all or of one status', async () => {
    const holder = await joinHolder(api, newPerson());
    const first = await openRequest(holder.browser);
    api.clock.advance(1);
    const second = await openRequest(holder.browser);
    api.clock.advance(1);
    await openRequest(other.browser);
    await answerAs(api, first);
    const numbers = async (status?: number) => (await listOf(holder, status)).map(({ RequestNo }) => RequestNo);
    expect(await numbers()).toEqual([first.RequestNo, second.RequestNo]);
    expect(await numbers(supportStatusIds.open)).toEqual([second.RequestNo]);
    expect(await numbers(supportStatusIds.answered)).toEqual([first.RequestNo]);
    expect(await numbers(supportStatusIds.closed)).toEqual([]);
  });

  test('of a status that is none is refused, and without a session there is none', async () => {
    const refused = await member.browser.byUser(calls.supportList.path, { StatusId: 9 });
    expect(refused.envelope).toMatchObject({ StatusCode: 1000, Messages: [supportReplies.statusUnknown] });
    const stranger = await api.send({
      method: 'POST',
      url: calls.supportList.path,
      headers: { authorization: `Bearer ${testToken}` },
      payload: {},
    });
    expect(stranger.envelope.StatusCode).toBe(1002);
  });
});
