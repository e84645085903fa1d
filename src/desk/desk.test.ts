import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { DeskCall } from '#contracts/desk/desk-call.ts';
import { type DeskCallId, deskCalls } from '#contracts/desk/index.ts';
import { calls } from '#contracts/index.ts';
import { deskSession, mayAct, operatorRoles } from '#domain/desk/operator.ts';
import { totpStepOf, totpStepSeconds } from '#domain/desk/totp-steps.ts';
import { signInTexts } from '#messages/desk.ts';
import { deskActs, deskTitles } from '#messages/desk-names.ts';
import { addOperator } from '#services/desk/add-operator.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

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

const rows = Object.entries(deskCalls) as [DeskCallId, DeskCall][];
const pathOf = ({ path, example }: DeskCall) => path.replace(/:(\w+)/g, (_part, name) => example[name] ?? name);
const ask = async (who: AtDesk, call: DeskCall) =>
  call.kind === 'act'
    ? (await who.post(pathOf(call), call.example)).statusCode
    : (await who.get(pathOf(call))).statusCode;

describe('who may what', () => {
  const guarded = rows.filter(([, { role }]) => role !== 'anybody');

  test.each(guarded)('%s is refused to a stranger and to everybody without its role', async (_id, call) => {
    expect(await ask(desk.stranger, call)).toBe(303);
    for (const role of operatorRoles) {
      if (call.role === 'anybody' || mayAct([role], call.role)) continue;
      const someone = await desk.as(role);
      const before = await logLength();
      expect([role, await ask(someone, call)]).toEqual([role, 403]);
      expect(await logLength()).toBe(before);
    }
  });

  test('the site knows none of these calls', () => {
    const known = new Set<string>(Object.values(calls).map(({ path }) => path));
    expect(rows.filter(([, { path }]) => known.has(path))).toEqual([]);
  });

  test('every screen has a title, and everything that is logged a name', () => {
    for (const [id, call] of rows) {
      if (call.kind === 'screen') expect(deskTitles, id).toHaveProperty(id);
      if (call.logged) expect(deskActs, id).toHaveProperty(id);
    }
  });
});

async function logLength(): Promise<number> {
  const { rows: counted } = await api.database.$client.query<{ count: string }>('select count(*) from desk_log');
  return Number(counted[0]?.count);
}

describe('the door', () => {
  const password = 'uzun-bir-parola';
  async function newOperator(name: string) {
    const added = await addOperator(desk.ports, { name, password, roles: ['read'] });
    if (!added) throw new Error('taken');
    const codeAt = (steps = 0) => desk.ports.oneTimeCodes.codeAt(added.totpSecret, totpStepOf(api.clock.now()) + steps);
    const enter = (Code: string, Password = password) => desk.stranger.act('/giris', { Name: name, Password, Code });
    return { codeAt, enter };
  }

  test('password and code open it, and a code opens one session', async () => {
    const { codeAt, enter } = await newOperator('kapi.bir');
    expect(await enter(codeAt())).toEqual({ status: 200, body: { To: '/' } });
    expect(await enter(codeAt())).toEqual({ status: 422, body: { Word: signInTexts.wrong, Errors: {} } });
    api.clock.advance(totpStepSeconds);
    expect((await enter(codeAt())).status).toBe(200);
  });

  test('a code of the step before or after is taken, one of two steps away is not', async () => {
    const { codeAt, enter } = await newOperator('kapi.iki');
    expect((await enter(codeAt(2))).status).toBe(422);
    expect((await enter(codeAt(-2))).status).toBe(422);
    expect((await enter(codeAt(-1))).status).toBe(200);
    expect((await enter(codeAt(1))).status).toBe(200);
  });

  test('a wrong password, a wrong code and an unknown name are told alike', async () => {
    const { codeAt, enter } = await newOperator('kapi.uc');
    const wrongPassword = await enter(codeAt(), 'baska');
    const wrongCode = await enter('000000');
    const nobody = await desk.stranger.act('/giris', { Name: 'kimse', Password: password, Code: '000000' });
    expect(wrongPassword).toEqual(nobody);
    expect(wrongCode).toEqual(nobody);
    expect((await enter(codeAt())).status).toBe(200);
    const tried = await desk.ports.deskLog.page({ operator: 'kapi.uc' }, { skip: 0, most: 9 });
    expect(tried.map(({ act, outcome }) => [act, outcome])).toEqual([
      ['signIn', 'done'],
      ['signIn', 'refused'],
      ['signIn', 'refused'],
    ]);
  });

  test('who guesses is slowed', async () => {
    const { codeAt, enter } = await newOperator('kapi.dort');
    for (let tries = 0; tries < 8; tries += 1) await enter('000000');
    const { status, body } = await enter(codeAt());
    expect([status, body.Word]).toEqual([422, expect.stringContaining('Çok sayıda hatalı deneme')]);
    api.clock.advance(15 * 60);
    expect((await enter(codeAt())).status).toBe(200);
  });

  test('a session ends when nobody does anything, after a working day, and when it is left', async () => {
    const idle = await desk.as('read');
    api.clock.advance(deskSession.idleSeconds - 1);
    expect((await idle.get('/kayitlar')).statusCode).toBe(200);
    api.clock.advance(deskSession.idleSeconds + 1);
    expect((await idle.get('/kayitlar')).statusCode).toBe(303);

    const busy = await desk.as('read');
    for (let seconds = 0; seconds < deskSession.lifetimeSeconds; seconds += deskSession.idleSeconds / 2) {
      expect((await busy.get('/kayitlar')).statusCode).toBe(200);
      api.clock.advance(deskSession.idleSeconds / 2);
    }
    expect((await busy.get('/kayitlar')).statusCode).toBe(303);

    const ended = await busy.post('/ara', { Text: 'x' });
    const wordOf = ({ cookies }: typeof ended) => decodeURIComponent(decodeURIComponent(cookies[0]?.value ?? ''));
    expect([ended.headers.location, wordOf(ended)]).toEqual(['/giris', signInTexts.overBeforeAct]);
    expect(wordOf(await busy.get('/kayitlar'))).toBe(signInTexts.over);
    expect((await desk.stranger.get('/kayitlar')).cookies).toEqual([]);

    const leaving = await desk.as('read');
    expect((await leaving.post('/cikis')).headers.location).toBe('/giris');
    expect((await leaving.get('/kayitlar')).statusCode).toBe(303);
  });
});

describe('the log', () => {
  test('tells who did what, also to who looks at it', async () => {
    const somebody = await desk.as('read');
    const { Rows } = await somebody.data<{ Rows: readonly object[] }>('/kayitlar');
    expect(Rows[0]).toMatchObject({ Operator: somebody.name, Act: 'signIn', SubjectKind: 'operator', Outcome: 'done' });
  });

  test.each([
    'update desk_log set act = act',
    'delete from desk_log',
    'truncate desk_log cascade',
    "update desk_log_outcomes set outcome = 'done'",
  ])('%s is refused by the database', async (statement) => {
    await desk.as('read');
    await expect(api.database.$client.query(statement)).rejects.toThrow('The log of the desk is never changed');
  });
});

describe('what comes from elsewhere', () => {
  test.each([{ origin: 'http://evil.example' }, { 'sec-fetch-site': 'same-site' }, { origin: 'null' }])(
    'a form with %j is refused, and nobody is signed out by it',
    async (headers) => {
      const somebody = await desk.as('read');
      expect((await somebody.post('/cikis', {}, headers)).statusCode).toBe(403);
      expect((await somebody.get('/kayitlar')).statusCode).toBe(200);
    },
  );

  test('no script runs on a screen', async () => {
    const reply = await desk.stranger.get('/giris');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['content-security-policy']).not.toContain('script-src');
    expect(reply.body).not.toContain('<script');
  });
});
