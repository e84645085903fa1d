import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { referenceLists } from '#db/repositories/reference-lists.ts';
import { supportStatusIds } from '#domain/support/status.ts';
import { deskTexts } from '#messages/support-desk.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { openBrowser } from '#testing/browser.ts';
import { newPerson } from '#testing/people.ts';
import { type Holder, joinHolder } from '#testing/policy-holder.ts';
import { asked, mailsAbout, openRequest, readThread } from '#testing/support.ts';
import { runDeskCommand } from './desk-command.ts';

let api: TestApi;
let member: Holder;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { jobs: true });
  member = await joinHolder(api, newPerson());
});
afterAll(() => api.close());

/** What a command prints, as a text. */
async function desk(words: string, written = ''): Promise<string> {
  const ports = { ...api.ports, lists: referenceLists(api.database), readText: () => Promise.resolve(written) };
  const answer = await runDeskCommand(ports, words.split(' '));
  return answer.kind === 'file' ? Buffer.from(answer.bytes).toString() : `${answer.kind} ${answer.text}`;
}

test('the list shows what waits, of members and visitors, and names nobody', async () => {
  const visitor = newPerson();
  const { Name, Email, Phone } = visitor;
  const requests = [
    await openRequest(member.browser),
    await openRequest(openBrowser(api), { Name: `${Name} ${visitor.Surname}`, Email, Phone }),
  ];
  const list = await desk('list');
  for (const { RequestNo } of requests) expect(list).toContain(RequestNo);
  expect(list).toContain('D. Ö.  k…@example.com');
  for (const { Email: email, Phone: phone, Surname } of [visitor, member.person]) {
    for (const personal of [email, phone, Surname]) expect(list).not.toContain(personal);
  }
  expect(list).not.toContain(asked.Subject);
  expect(await desk('list closed')).toBe(`said ${deskTexts.empty}`);
});

test('a request is shown whole, without what would move the cursor of a terminal', async () => {
  const { RequestNo } = await openRequest(member.browser, { Message: 'Bir \u202eters\u202c satır\nve ikincisi' });
  const shown = await desk(`show ${RequestNo.toLowerCase()}`);
  for (const part of [
    member.person.Email,
    member.person.Phone,
    asked.Subject,
    'Tür: Poliçe',
    'Bir ters satır\nve ikincisi',
  ]) {
    expect(shown).toContain(part);
  }
});

test('an answer reaches the thread and has its customer told; with --close it is the last word', async () => {
  const opened = await openRequest(member.browser);
  const number = opened.RequestNo;
  expect(await desk(`answer ${number}`, '  \n')).toBe(`refused ${deskTexts.noText}`);
  expect(await desk(`answer ${number} --now`, 'Metin')).toBe(`refused ${deskTexts.usage}`);
  expect(await desk(`answer ${number}`, 'Hesabınızdan indirebilirsiniz.\n')).toBe(`said ${deskTexts.answered(number)}`);
  expect(await readThread(member.browser, opened.RequestGuid)).toMatchObject({
    StatusId: supportStatusIds.answered,
    Messages: [{}, { Author: 'agency', Text: 'Hesabınızdan indirebilirsiniz.' }],
  });
  await desk(`answer ${number} --close`, 'İyi günler.');
  expect((await readThread(member.browser, opened.RequestGuid)).StatusId).toBe(supportStatusIds.closed);
  await mailsAbout(api, member.person.Email, opened, 3);
});

test('a request is closed without a word, and nobody is written to', async () => {
  const opened = await openRequest(member.browser);
  await mailsAbout(api, member.person.Email, opened, 1);
  expect(await desk(`close ${opened.RequestNo}`)).toBe(`said ${deskTexts.closed(opened.RequestNo)}`);
  const thread = await readThread(member.browser, opened.RequestGuid);
  expect([thread.StatusId, thread.Messages.length]).toEqual([supportStatusIds.closed, 1]);
  await mailsAbout(api, member.person.Email, opened, 1);
});

test('what is not there is refused in a sentence', async () => {
  const { RequestNo } = await openRequest(member.browser);
  for (const command of ['show', 'close', 'answer']) {
    expect(await desk(`${command} D2222222`, 'Metin')).toBe(`refused ${deskTexts.unknown('D2222222')}`);
  }
  expect(await desk(`file ${RequestNo} ${randomUUID()}`)).toBe(`refused ${deskTexts.fileUnknown}`);
  for (const command of ['', 'list eski', 'show', 'open D2222222']) {
    expect(await desk(command)).toBe(`refused ${deskTexts.usage}`);
  }
});
