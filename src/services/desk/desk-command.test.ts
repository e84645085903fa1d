import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { totpStepOf } from '#domain/desk/totp-steps.ts';
import { deskLogTexts } from '#messages/desk.ts';
import { deskCommandTexts as words } from '#messages/desk-command.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { startTestDesk, type TestDesk } from '#testing/test-desk.ts';
import { ensureOperator } from './add-operator.ts';
import { runOperatorCommand } from './desk-command.ts';

let api: TestApi;
let desk: TestDesk;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'));
  desk = await startTestDesk(api);
});
afterAll(async () => {
  await desk.close();
  await api.close();
});

const run = (...typed: readonly string[]) => runOperatorCommand(desk.ports, typed);

/** Signs in with what the command printed. */
async function enterWith(name: string, printed: string): Promise<number> {
  const value = (label: string) => new RegExp(`^${label}: +(\\S+)$`, 'm').exec(printed)?.[1] ?? '';
  const Code = desk.ports.oneTimeCodes.codeAt(value('TOTP'), totpStepOf(api.clock.now()));
  return (await desk.stranger.post('/giris', { Name: name, Password: value('Şifre'), Code })).statusCode;
}

test('an operator is added with keys that are printed once, gets others, and is shut out', async () => {
  const added = await run('add-operator', 'ayse.t', 'service,money');
  expect(added.kind).toBe('said');
  expect(added.text).toContain('otpauth://totp/');
  expect(await enterWith('ayse.t', added.text)).toBe(303);

  const reset = await run('reset-operator', 'ayse.t');
  expect(await enterWith('ayse.t', added.text)).toBe(422);
  expect(await enterWith('ayse.t', reset.text)).toBe(303);
  expect((await run('list')).text).toMatch(/^ayse\.t +service,money +çalışıyor$/m);

  expect(await run('disable-operator', 'ayse.t')).toEqual({ kind: 'said', text: words.disabled('ayse.t') });
  api.clock.advance(60);
  expect(await enterWith('ayse.t', reset.text)).toBe(422);
  expect((await run('list')).text).toMatch(/^ayse\.t +service,money +kapalı$/m);
});

test('what cannot be is refused', async () => {
  await run('add-operator', 'mehmet', 'read');
  expect((await run('add-operator', 'mehmet', 'read')).text).toBe(words.taken('mehmet'));
  expect((await run('add-operator', 'Büyük Ad', 'read')).text).toBe(words.badName);
  expect((await run('add-operator', 'veli', 'read,everything')).text).toBe(words.badRoles);
  expect((await run('add-operator', 'veli')).text).toBe(words.badRoles);
  expect((await run('disable-operator', 'kimse')).text).toBe(words.unknown('kimse'));
  expect((await run('reset-operator', 'kimse')).text).toBe(words.unknown('kimse'));
  expect((await run()).text).toBe(words.usage);
});

test('what is done to operators stands in the log, as of the command line', async () => {
  await run('add-operator', 'iz.birakan', 'money');
  await run('disable-operator', 'iz.birakan');
  await run('reset-operator', 'iz.birakan');
  const { Rows } = await (await desk.as('read')).data<DataOf<'log'>>('/kayitlar');
  const ofName = Rows.filter(({ Subject }) => Subject === 'iz.birakan');
  expect(ofName.map(({ Operator, Act, What, Outcome }) => [Operator, Act, What, Outcome])).toEqual([
    [deskLogTexts.commandLine, 'resetOperator', null, 'refused'],
    [deskLogTexts.commandLine, 'disableOperator', null, 'done'],
    [deskLogTexts.commandLine, 'addOperator', 'money', 'done'],
  ]);
});

test('a reset or a disabled operator has no session left', async () => {
  const [one, other] = [await desk.as('read'), await desk.as('read')];
  await run('reset-operator', one.name);
  await run('disable-operator', other.name);
  expect([(await one.get('/kayitlar')).statusCode, (await other.get('/kayitlar')).statusCode]).toEqual([303, 303]);
});

test('who is always to be there is made once, and stays out when disabled', async () => {
  const ensure = () => ensureOperator(desk.ports, { name: 'deneme', password: 'uzun-bir-parola', roles: ['read'] });
  const secret = await ensure();
  expect(secret).toEqual(expect.any(String));
  expect(await ensure()).toBe(secret);
  await run('disable-operator', 'deneme');
  expect(await ensure()).toBeUndefined();
});
