import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { describeMailSender } from '#ports/conformance/mail.ts';
import { registerMailInbox, startMail } from '#sandbox/mail/index.ts';
import { startPartners } from '#sandbox/pages/start-partners.ts';
import { badLogin, noServer, passingFault, refusedMailbox } from './fixtures.ts';
import { smtp } from './index.ts';
import { failureAnswer } from './map-in.ts';
import { withIdentity } from './map-out.ts';

const identity = {
  from: 'bilgi@karsila.example',
  fromName: 'Karşıla Sigorta',
  identityLine: 'Karşıla Sigorta Aracılık · T00000 & ortakları',
};

const mail = { to: 'kisi@example.com', subject: 'x', text: 'x', html: 'x', attachments: [] };

describeMailSender('smtp', async () => {
  const sandbox = await startPartners([registerMailInbox]);
  const server = await startMail(sandbox.world, 0);
  return {
    sender: (timeoutMs) => smtp({ host: '127.0.0.1', port: server.port, secure: false, ...identity, timeoutMs }),
    behave: (mode) => sandbox.world.behaviours.change('mail', { mode }),
    inbox: async (to) => (await fetch(`${sandbox.url}/mail?to=${encodeURIComponent(to)}`)).json(),
    identityLine: identity.identityLine,
    stop: async () => {
      await server.close();
      await sandbox.close();
    },
  };
});

test('tells refusals of the message from faults of the line', () => {
  expect(failureAnswer(refusedMailbox)).toEqual({ kind: 'refused', reason: '550' });
  for (const fault of [passingFault, badLogin, noServer, undefined])
    expect(failureAnswer(fault)).toEqual({ kind: 'unavailable' });
});

test('the identity is text, not markup', () => {
  expect(withIdentity('<p>x</p>', 'A & <b>')).toContain('A &amp; &lt;b&gt;');
});

test('a password is not sent over an open line, nor is any mail where TLS is demanded', async () => {
  const sandbox = await startPartners([registerMailInbox]);
  const server = await startMail(sandbox.world, 0);
  const open = { host: '127.0.0.1', port: server.port, secure: false, ...identity, timeoutMs: 2_000 };
  expect(await smtp({ ...open, user: 'u', password: 'p' }).send(mail)).toEqual({ kind: 'unavailable' });
  expect(await smtp({ ...open, requireTls: true }).send(mail)).toEqual({ kind: 'unavailable' });
  expect(await smtp(open).send(mail)).toMatchObject({ kind: 'sent' });
  await server.close();
  await sandbox.close();
});

test('a message is tried once: its sender decides about another time', async () => {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.write('220 ready\r\n');
    socket.on('data', (data) => (data.toString().startsWith('MAIL') ? socket.end() : socket.write('250 ok\r\n')));
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sender = smtp({ host: '127.0.0.1', port, secure: false, ...identity, timeoutMs: 2_000 });
  expect(await sender.send(mail)).toEqual({ kind: 'unavailable' });
  expect(visits).toBe(1);
  server.close();
});
