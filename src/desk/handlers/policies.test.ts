import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { DataOf } from '#contracts/desk/index.ts';
import { deskPolicyTexts as words } from '#messages/desk-policies.ts';
import { deliverPolicies } from '#services/document/deliver-policies.ts';
import { startTestApi, type TestApi } from '#testing/api-client.ts';
import { buyAs, type Holder, joinHolder, policyOf, withdrawAs } from '#testing/policy-holder.ts';
import { openRequest } from '#testing/support.ts';
import { type AtDesk, startTestDesk, type TestDesk } from '#testing/test-desk.ts';

let api: TestApi;
let desk: TestDesk;
let holder: Holder;
let reader: AtDesk;
let service: AtDesk;
let policyId: string;
let reference: string;
beforeAll(async () => {
  api = await startTestApi(inject('embeddedUrl'), { insurers: true, jobs: true });
  desk = await startTestDesk(api);
  holder = await joinHolder(api);
  [reader, service] = [await desk.as('read'), await desk.as('service')];
  const bought = await buyAs(holder, { start: '2026-11-20' });
  [policyId, reference] = [policyOf(bought), bought.OrderReference];
  await deliverPolicies(api.ports, { reference, again: false });
  await api.jobs.work({ deliverPolicies: (data) => deliverPolicies(api.ports, data) });
});
afterAll(async () => {
  await desk.close();
  await api.close();
});
beforeEach(() => api.sandbox.world.behaviours.reset());

const read = () => reader.data<DataOf<'policy'>>(`/police/${policyId}`);
const inbox = async () =>
  (await api.sandbox.mails(holder.person.Email)).filter(({ attachments }) => attachments.length);
const resend = (fields: { readonly Once: string; readonly Reason?: string }) =>
  service.act(`/police/${policyId}/belgeler`, { Reason: 'Posta gelmemiş', ...fields });
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 15_000, interval: 100 });

describe('a policy', () => {
  test('is shown masked, with its order, documents, messages and what else is about it', async () => {
    const { RequestNo } = await openRequest(holder.browser, { PolicyGuid: policyId });
    const data = await read();
    expect(data).toMatchObject({
      OrderReference: reference,
      Stage: 'upcoming',
      CanResend: true,
      LastMail: 'sent',
      InsuredKind: 'vehicle',
      Threads: [{ Number: RequestNo, Status: 'open' }],
      Wishes: [],
    });
    expect(data.Documents.map(({ Key }) => Key).toSorted()).toEqual(['distanceSales', 'policy', 'summary']);
    expect(data.Messages).toMatchObject([
      { Channel: 'sms', Purpose: 'policies', State: 'sent' },
      { Channel: 'email', Purpose: 'policies', State: 'sent' },
    ]);
    const { body } = await reader.get(`/police/${policyId}`);
    const policy = await api.ports.policyBook.find(policyId);
    const { Phone, Email, Surname } = holder.person;
    for (const personal of [Phone, Email, Surname, policy?.identity.number ?? '', policy?.insured.key ?? '']) {
      expect(personal).not.toBe('');
      expect(body).not.toContain(personal);
      expect(JSON.stringify(data)).not.toContain(personal);
    }
    expect(body).toContain(`href="/siparis/${reference}"`);
    expect(body).toContain(words.documents.mayNot);
    expect(body).not.toContain('/belge/');
    expect(body).not.toContain('<form method="post" action="/police');
  });

  test('that is not there is answered so', async () => {
    const nowhere = `/police/${randomUUID()}`;
    expect((await service.get(nowhere)).statusCode).toBe(404);
    expect((await service.get(`${nowhere}/belge/policy`)).statusCode).toBe(404);
    expect((await service.act(`${nowhere}/belgeler`, { Reason: 'x', Once: randomUUID() })).status).toBe(404);
  });
});

test.each(['policy', 'summary', 'distanceSales'])(
  'its %s is handed out as PDF to who may, and that is logged',
  async (key) => {
    const path = `/police/${policyId}/belge/${key}`;
    expect((await reader.get(path)).statusCode).toBe(403);
    const file = await service.get(path);
    expect([file.rawPayload.subarray(0, 5).toString(), file.headers['content-type']]).toEqual([
      '%PDF-',
      'application/pdf',
    ]);
    const [entry] = await desk.ports.deskLog.ofSubject({ kind: 'policy', id: policyId }, 1);
    expect(entry).toMatchObject({ act: 'policyDocument', operator: service.name, outcome: 'done' });
  },
);

describe('its documents', () => {
  test('are sent again once, however often the form is pressed', async () => {
    const before = (await inbox()).length;
    const { Once } = await read();
    const pressed = await Promise.all([resend({ Once }), resend({ Once }), resend({ Once })]);
    for (const { body } of pressed) expect(body).toEqual({ To: `/police/${policyId}`, Word: words.resend.done });
    await soon(async () => expect((await read()).Messages).toHaveLength(3));
    expect(await resend({ Once })).toMatchObject({ status: 200 });
    await resend(await read());
    await soon(async () => expect((await read()).Messages).toHaveLength(4));
    expect((await inbox()).length - before).toBe(2);
  });

  test('that the mail server refuses are told of as such', async () => {
    api.sandbox.world.behaviours.change('mail', { mode: 'decline' });
    await resend(await read());
    await soon(async () => expect((await read()).LastMail).toBe('refused'));
    const { body } = await service.get(`/police/${policyId}`);
    expect(body).toContain(words.resend.refused);
    expect(body).toContain(words.messages.states.refused);
  });

  test('are not sent without a reason, nor where the order came to nothing', async () => {
    const { Once } = await read();
    expect(Object.keys((await resend({ Once, Reason: '' })).body.Errors ?? {})).toEqual(['Reason']);
    await api.database.$client.query("update orders set state = 'refunded' where reference = $1", [reference]);
    expect(await resend({ Once })).toEqual({ status: 422, body: { Word: words.resend.notReady, Errors: {} } });
    await api.database.$client.query("update orders set state = 'done' where reference = $1", [reference]);
  });
});

test('messages about its end stand with it', async () => {
  await withdrawAs(holder, policyId);
  const refund = await api.ports.refunds.ofPolicy(policyId);
  const about = {
    channel: 'sms',
    recipient: holder.person.Phone,
    providerId: undefined,
    sentAt: api.clock.now(),
  } as const;
  await api.ports.ledger.add({ ...about, purpose: 'refund', reason: `refund ${refund?.id}`, state: 'sent' });
  await api.ports.ledger.add({ ...about, purpose: 'refund', reason: `refund ${randomUUID()}`, state: 'sent' });
  const { Messages, Stage } = await read();
  expect(Stage).toBe('withdrawing');
  expect(Messages.filter(({ Purpose }) => Purpose === 'refund')).toMatchObject([{ Channel: 'sms', State: 'sent' }]);
});
