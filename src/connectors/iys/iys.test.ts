import { expect, test } from 'vitest';
import { describePermissionRegister } from '#ports/conformance/permission-register.ts';
import { registerPermissions } from '#sandbox/iys/index.ts';
import { startPartners } from '#sandbox/pages/start-partners.ts';
import { granted, kept, tooOften, tooOld, unheardOf, withdrawn } from './fixtures.ts';
import { iys } from './index.ts';
import { permissionAnswer, tellAnswer } from './map-in.ts';
import { recipientOf, registerMoment } from './map-out.ts';

const account = { code: '100100', brand: '100200', user: 'sandbox', password: 'sandbox' };
const types = { sms: 'MESAJ', call: 'ARAMA', email: 'EPOSTA' } as const;

describePermissionRegister('iys', async () => {
  let now = new Date('2026-11-16T09:00:00Z');
  const sandbox = await startPartners([registerPermissions], () => now);
  const baseUrl = `${sandbox.url}/iys`;
  return {
    register: (timeoutMs) => iys({ ...account, baseUrl, timeoutMs }),
    now: () => now,
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    behave: (mode) => sandbox.world.behaviours.change('iys', { mode }),
    async withdrawThere(subject) {
      const body = JSON.stringify({ recipient: recipientOf(subject), type: types[subject.channel] });
      await fetch(`${baseUrl}/ret`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    async endLogins() {
      await fetch(`${baseUrl}/logins/end`, { method: 'POST' });
    },
    async changesOf(subject) {
      const recipient = encodeURIComponent(recipientOf(subject) ?? '');
      return ((await (await fetch(`${baseUrl}?recipient=${recipient}`)).json()) as unknown[]).length;
    },
    stop: () => sandbox.close(),
  };
});

test('reads the documented replies', () => {
  expect(tellAnswer(kept)).toEqual({ kind: 'told' });
  expect(tellAnswer(tooOld)).toEqual({ kind: 'refused', reason: 'H174' });
  expect(permissionAnswer(granted)).toEqual({ kind: 'granted' });
  expect(permissionAnswer(withdrawn)).toEqual({ kind: 'refused', since: new Date('2026-11-16T09:00:00Z') });
  expect(permissionAnswer(unheardOf)).toEqual({ kind: 'unknown' });
  const away = [tooOften, undefined];
  const odd = [
    { status: 200, body: '<html>' },
    { status: 422, body: {} },
    { status: 400, body: {} },
  ];
  for (const reply of away) expect(tellAnswer(reply)).toEqual({ kind: 'unavailable' });
  for (const reply of odd) expect(tellAnswer(reply)).toEqual({ kind: 'unclear' });
  for (const reply of [...away, ...odd]) expect(permissionAnswer(reply)).toEqual({ kind: 'unavailable' });
});

test('times are written as clocks in Istanbul show them', () => {
  expect(registerMoment(new Date('2026-12-31T22:15:07.900Z'))).toBe('2027-01-01 01:15:07');
});

test('an unknown user and nobody to ask are both unavailable', async () => {
  const sandbox = await startPartners([registerPermissions]);
  const register = iys({ ...account, user: '', baseUrl: `${sandbox.url}/iys`, timeoutMs: 2_000 });
  const subject = { channel: 'sms', recipient: '5321000000' } as const;
  expect(await register.ask(subject, AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
  await sandbox.close();
  expect(await register.ask(subject, AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
});
