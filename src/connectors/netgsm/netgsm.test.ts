import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { describeSmsSender } from '#ports/conformance/sms.ts';
import { startPartners } from '#sandbox/pages/start-partners.ts';
import { registerSms } from '#sandbox/sms/index.ts';
import { accepted, badLogin, refusedNumber } from './fixtures.ts';
import { netgsm } from './index.ts';
import { deliveryAnswer } from './map-in.ts';
import { plainText } from './map-out.ts';

describeSmsSender('netgsm', async () => {
  const sandbox = await startPartners([registerSms]);
  return {
    sender: (timeoutMs) =>
      netgsm({ baseUrl: sandbox.url, user: 'sandbox', password: 'sandbox', header: 'KARSILA', timeoutMs }),
    behave: (mode) => sandbox.world.behaviours.change('sms', { mode }),
    inbox: async (to) => (await fetch(`${sandbox.url}/sms?to=${to}`)).json(),
    stop: () => sandbox.close(),
  };
});

test('the code channel gets the plain alphabet in the same case', () => {
  expect(plainText('Şifreniz “IĞDIR” – ıhlamur, İpek…\nçüöğ €')).toBe('Sifreniz "IGDIR" - ihlamur, Ipek...\ncuog ');
});

test('reads the documented replies', () => {
  expect(deliveryAnswer(accepted)).toEqual({ kind: 'sent', id: accepted.jobid });
  expect(deliveryAnswer(refusedNumber)).toEqual({ kind: 'refused', reason: 'number (50)' });
  expect(deliveryAnswer(badLogin)).toEqual({ kind: 'unavailable' });
  expect(deliveryAnswer('<html>')).toEqual({ kind: 'unavailable' });
});

test('an unknown user and nobody to ask are both unavailable', async () => {
  const sandbox = await startPartners([registerSms]);
  const options = { baseUrl: sandbox.url, user: '', password: '', header: 'KARSILA', timeoutMs: 2_000 };
  const message = { to: '5321000000', text: 'Deneme', oneTimeCode: false };
  expect(await netgsm(options).send(message, AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
  await sandbox.close();
  expect(await netgsm(options).send(message, AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
});

test('a reply longer than the gateway ever writes is not read', async () => {
  const app = fastify({ forceCloseConnections: true });
  app.post('/*', () => ({ ...accepted, description: 'x'.repeat(1_100_000) }));
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  const sender = netgsm({ baseUrl, user: 'u', password: 'p', header: 'KARSILA', timeoutMs: 5_000 });
  const message = { to: '5321000000', text: 'Deneme', oneTimeCode: true };
  expect(await sender.send(message, AbortSignal.timeout(5_000))).toEqual({ kind: 'unavailable' });
  await app.close();
});
