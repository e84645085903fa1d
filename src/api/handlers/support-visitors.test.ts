import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { honeypotField } from '#contracts/honeypot.ts';
import { calls } from '#contracts/index.ts';
import { supportLifetimes } from '#domain/support/lifetimes.ts';
import { supportReplies } from '#messages/support.ts';
import { type ApiReply, startTestApi, type TestApi, testToken } from '#testing/api-client.ts';
import { type Browser, openBrowser } from '#testing/browser.ts';
import { newPerson, type Person } from '#testing/people.ts';
import { joinHolder } from '#testing/policy-holder.ts';
import {
  answerAs,
  asked,
  mailsAbout,
  type Opened,
  openRequest,
  readThread,
  viewReply,
  writeReply,
} from '#testing/support.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { jobs: true });
});
afterAll(() => api.close());

const contactOf = ({ Name, Email, Phone }: Person) => ({ Name, Email, Phone });
const add = (browser: Browser, more: object = {}) => browser.bySite(calls.supportAdd.path, { ...asked, ...more });
const codeOf = ({ envelope }: ApiReply) => envelope.StatusCode;

type Visitor = { readonly browser: Browser; readonly person: Person; readonly opened: Opened; readonly Token: string };

/** A visitor's request, with the token of the link that was mailed. */
async function visit(address?: string): Promise<Visitor> {
  const [browser, person] = [openBrowser(api, address === undefined ? {} : { address }), newPerson()];
  const opened = await openRequest(browser, contactOf(person));
  const [mail] = await mailsAbout(api, person.Email, opened);
  const Token = /\/iletisim\?talep=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { browser, person, opened, Token };
}

const askCode = (browser: Browser, Token: string) => browser.bySite(calls.supportLink.path, { Token });
const confirm = (browser: Browser, Token: string, SmsActivationCode: string) =>
  browser.bySite(calls.confirmSupportLink.path, { Token, SmsActivationCode });

/** A browser in which the code of the link was typed. */
async function admit({ person, Token }: Visitor, browser = openBrowser(api)): Promise<Browser> {
  expect(codeOf(await askCode(browser, Token))).toBe(200);
  expect(codeOf(await confirm(browser, Token, await browser.readCode(person.Phone)))).toBe(200);
  return browser;
}

describe("[C-45] a visitor's request", () => {
  test('wants to know where the answer goes, in one sentence per field that is empty', async () => {
    const { name, email, phone } = supportReplies.contact;
    const person = newPerson();
    const refusals = [
      [{}, [name, email, phone]],
      [{ Name: person.Name, Phone: person.Phone }, [email]],
      [{ Email: person.Email }, [name, phone]],
    ] as const;
    for (const [told, messages] of refusals) {
      expect((await add(openBrowser(api), told)).envelope).toMatchObject({ StatusCode: 1000, Messages: messages });
    }
  });

  test('is answered by a mail whose words are all ours, as the address may be a stranger’s', async () => {
    const { person, opened, Token } = await visit();
    expect(Token).toMatch(/^[\w-]{43}$/);
    const [mail] = await mailsAbout(api, person.Email, opened);
    for (const written of [asked.Subject, asked.Message, person.Name, person.Phone]) {
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(written);
    }
    expect(mail?.text).toContain('Bu talebi siz açmadıysanız bu e-postayı dikkate almayın.');
  });

  test('stands sealed in the database, found by digests', async () => {
    const { person, opened } = await visit();
    const { rows } = await api.database.$client.query('select * from support_requests where id = $1', [
      opened.RequestGuid,
    ]);
    const sealed = expect.stringMatching(/^s1\./);
    expect(rows[0]).toMatchObject({ account_id: null, name: sealed, email: sealed, phone: sealed, subject: sealed });
    expect(JSON.stringify(rows[0])).not.toMatch(new RegExp(`${person.Email}|${person.Phone}|${person.Name}`));
  });

  test('that fills the field nobody sees is no person’s', async () => {
    const person = newPerson();
    const reply = await add(openBrowser(api), { ...contactOf(person), [honeypotField]: 'https://example.com' });
    expect(codeOf(reply)).toBe(1008);
    expect(await api.sandbox.mails(person.Email)).toEqual([]);
  });

  test('is tied to no policy, however real, and to no order of others', async () => {
    const contact = contactOf(newPerson());
    for (const about of [{ PolicyGuid: randomUUID() }, { OrderReference: 'ABCDEFGH23456789' }]) {
      const { envelope } = await add(openBrowser(api), { ...contact, ...about });
      expect(envelope).toMatchObject({ StatusCode: 404, Messages: [supportReplies.aboutUnknown] });
    }
  });

  test('has nobody’s mailbox filled, from one browser, one block or many networks', async () => {
    const victim = newPerson();
    const hurried = openBrowser(api, { address: '192.0.2.1' });
    const mine = [];
    for (let count = 0; count < 6; count += 1) mine.push(codeOf(await add(hurried, contactOf(newPerson()))));
    expect(mine.filter((code) => code === 200)).toHaveLength(4);
    const near = [];
    for (let count = 0; count < 12; count += 1) {
      const { Phone, Name } = newPerson();
      const browser = openBrowser(api, { address: `203.0.113.${count}` });
      near.push(codeOf(await add(browser, { Name, Phone, Email: victim.Email })));
    }
    expect(near.filter((code) => code === 200)).toHaveLength(6);
    let far = 0;
    for (let count = 0; count < 40; count += 1) {
      const { Phone, Name } = newPerson();
      const browser = openBrowser(api, { address: `10.${count}.0.1` });
      if (codeOf(await add(browser, { Name, Phone, Email: victim.Email.toUpperCase() })) === 200) far += 1;
    }
    expect(6 + far).toBeLessThanOrEqual(18);
  });
});

describe("[N-10] the link of a visitor's request", () => {
  test('[C-47] [C-48] opens it with the code of the phone, there and for a while alone', async () => {
    const visitor = await visit();
    const { opened, person, browser: writer } = visitor;
    await answerAs(api, opened);
    expect(codeOf(await viewReply(writer, opened.RequestGuid))).toBe(404);
    const reader = openBrowser(api);
    const { envelope } = await askCode(reader, visitor.Token);
    expect(envelope.Data).toMatchObject({ MaskedPhone: `5** *** ** ${person.Phone.slice(-2)}` });
    const code = await reader.readCode(person.Phone);
    expect(codeOf(await confirm(openBrowser(api), visitor.Token, code))).not.toBe(200);
    const right = await confirm(reader, visitor.Token, code);
    expect(calls.confirmSupportLink.data.parse(right.envelope.Data).RequestGuid).toBe(opened.RequestGuid);
    expect((await readThread(reader, opened.RequestGuid)).Messages).toHaveLength(2);
    expect(codeOf(await writeReply(reader, opened.RequestGuid, 'Teşekkür ederim.'))).toBe(200);
    expect((await readThread(reader, opened.RequestGuid)).Messages).toHaveLength(3);
    for (const browser of [writer, openBrowser(api)]) {
      expect(codeOf(await viewReply(browser, opened.RequestGuid))).toBe(404);
      expect(codeOf(await writeReply(browser, opened.RequestGuid))).toBe(404);
    }
    api.clock.advance(supportLifetimes.proof + 1);
    expect(codeOf(await viewReply(reader, opened.RequestGuid))).toBe(404);
  });

  test('does not open with a wrong code, nor with the right one after five wrong ones', async () => {
    const { person, opened, Token } = await visit();
    const reader = openBrowser(api);
    await askCode(reader, Token);
    const code = await reader.readCode(person.Phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await confirm(reader, Token, wrong))).toBe(1007);
    expect(codeOf(await confirm(reader, Token, code))).toBe(1001);
    expect(codeOf(await viewReply(reader, opened.RequestGuid))).toBe(404);
  });

  test('opens nothing but its own request', async () => {
    const [one, another] = [await visit(), await visit()];
    const member = await joinHolder(api, newPerson());
    const ofMember = await openRequest(member.browser);
    const reader = await admit(one);
    for (const { RequestGuid } of [another.opened, ofMember]) {
      expect(codeOf(await viewReply(reader, RequestGuid))).toBe(404);
    }
    expect(codeOf(await viewReply(member.browser, one.opened.RequestGuid))).toBe(404);
  });

  test('is over ninety days after the last message, and an answer gives it ninety more', async () => {
    const { opened, Token } = await visit();
    api.clock.advance(supportLifetimes.link - 1);
    await answerAs(api, opened);
    api.clock.advance(supportLifetimes.link);
    expect(codeOf(await askCode(openBrowser(api), Token))).toBe(200);
    api.clock.advance(1);
    const over = await askCode(openBrowser(api), Token);
    expect(over.envelope).toMatchObject({ StatusCode: 404, Messages: [supportReplies.linkOver] });
    expect(codeOf(await confirm(openBrowser(api), Token, '123456'))).toBe(404);
    const none = await askCode(openBrowser(api), randomUUID().replaceAll('-', ''));
    expect({ ...none, retryAfter: 0 }).toEqual({ ...over, retryAfter: 0 });
  });

  test('follows the browser to its next id, and is over once somebody logs out there', async () => {
    const visitor = await visit();
    const { RequestGuid } = visitor.opened;
    const member = await joinHolder(api, newPerson());
    const [second, third] = [randomUUID(), randomUUID()];
    const isOpen = async (id: string) =>
      codeOf(await openBrowser(api, { visitor: id }).bySite(calls.supportView.path, { RequestGuid })) === 200;
    const send = (url: string, token: string, { model, next }: { model: object; next: string }) => {
      const headers = { authorization: `Bearer ${token}`, 'x-site-token': testToken, 'x-next-visitor': next };
      return api.send({ method: 'POST', url, headers, payload: model });
    };
    const { visitor: first } = member.browser;
    await askCode(member.browser, visitor.Token);
    const SmsActivationCode = await member.browser.readCode(visitor.person.Phone);
    const typed = { Token: visitor.Token, SmsActivationCode, visitor: first };
    await send(calls.confirmSupportLink.path, testToken, { model: typed, next: second });
    expect([await isOpen(first), await isOpen(second)]).toEqual([false, true]);
    await send(calls.logout.path, member.browser.sessionToken(), { model: { visitor: second }, next: third });
    expect([await isOpen(second), await isOpen(third)]).toEqual([false, false]);
  });
});
