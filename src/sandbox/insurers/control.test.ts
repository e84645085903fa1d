import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { World } from '../world.ts';
import { registerInsurers } from './index.ts';

describe('what a tester sees', () => {
  let app: FastifyInstance;
  let world: World;
  beforeAll(async () => {
    app = fastify();
    world = new World({ seed: 'test', now: () => new Date('2026-11-16T09:00:00Z'), publicUrl: 'http://localhost' });
    await registerInsurers({ latencyFactor: 0, faults: false })(app, world);
  });
  afterAll(() => app.close());

  const question = {
    reference: 'q-1',
    product: 'trafik',
    startDate: '2026-11-16',
    endDate: '2027-11-16',
    customer: {
      customerType: 'individual',
      identityNumber: '11111111110',
      firstName: 'A',
      mobilePhone: '5550000001',
      provinceCode: 6,
    },
    risk: {
      plate: '06ABC12',
      brandCode: '701',
      typeCode: '1001',
      modelYear: 2020,
      usageCode: '111-10',
      fuelType: 'Dizel',
    },
  };
  const headers = { 'x-api-key': 'deneme-anahtari-901' };
  const ask = () => app.inject({ method: 'POST', url: '/insurers/901/api/quotes', headers, payload: question });

  test('lists sixteen insurers with style, behaviour and counters', async () => {
    world.behaviours.change('insurers/902', { mode: 'slow' });
    const rows = (await app.inject('/insurers')).json();
    expect(rows).toHaveLength(16);
    expect(rows[1]).toEqual({
      code: '902',
      name: 'Lodos Sigorta',
      style: 'rest',
      behaviour: { mode: 'slow' },
      quotes: {},
      issues: {},
    });
  });

  test('counts questions by reference and lists what was sold', async () => {
    const quote = (await ask()).json();
    await ask();
    const { proposalNumber, grossPremium } = quote.proposals[0];
    const payload = { reference: 'o-1', proposalNumber, grossPremium, installmentCount: 1, paymentReference: 'p' };
    const issued = await app.inject({ method: 'POST', url: '/insurers/901/api/policies', headers, payload });
    expect(issued.statusCode).toBe(201);
    expect((await app.inject('/insurers')).json()[0]).toMatchObject({ quotes: { 'q-1': 2 }, issues: { 'o-1': 1 } });
    expect((await app.inject('/insurers/policies')).json()).toEqual([
      {
        insurer: '901',
        policyNumber: issued.json().policyNumber,
        reference: 'o-1',
        proposalNumber,
        gross: Math.round(grossPremium * 100),
        state: 'issued',
        at: '2026-11-16T09:00:00.000Z',
      },
    ]);
  });

  test('shows people a Turkish page', async () => {
    const page = await app.inject({ url: '/insurers', headers: { accept: 'text/html,application/xhtml+xml' } });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Rüzgârgülü Dijital');
    expect(page.body).toContain('deneme ortamı için uydurulmuştur');
  });

  test('lists what an insurer looks at, and lets it decide at once, by call and by button', async () => {
    world.behaviours.change('insurers/901', { mode: 'review' });
    const look = async (reference: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/insurers/901/api/quotes',
          headers,
          payload: { ...question, reference },
        })
      ).json();
    const { reviewNumber, status } = await look('q-2');
    expect(status).toBe('REVIEW');
    expect((await app.inject('/insurers/reviews')).json()).toMatchObject([
      { insurer: '901', number: reviewNumber, reference: 'q-2', product: 'trafik', state: 'looking' },
    ]);
    const html = { accept: 'text/html' };
    expect((await app.inject({ url: '/insurers', headers: html })).body).toContain(`/insurers/reviews/${reviewNumber}`);
    const url = `/insurers/reviews/${reviewNumber}`;
    const form = { ...html, 'content-type': 'application/x-www-form-urlencoded' };
    const pressed = await app.inject({ method: 'POST', url, headers: form, payload: 'resolve=decline' });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/insurers']);
    expect(await look('q-2')).toEqual({ status: 'DECLINED', reason: 'İnceleme sonucunda kabul edilmedi' });
    const send = async (to: string, payload: object) =>
      (await app.inject({ method: 'POST', url: to, payload })).statusCode;
    expect(await send(url, { resolve: 'maybe' })).toBe(400);
    expect(await send('/insurers/reviews/yok', { resolve: 'accept' })).toBe(404);
    world.behaviours.change('insurers/901', { mode: 'ok' });
  });

  test('prints a trial document in Turkish letters', async () => {
    const { proposalNumber } = (await ask()).json().proposals[0];
    const document = await app.inject({ url: `/insurers/901/api/documents/offer/${proposalNumber}`, headers });
    expect(document.headers['content-type']).toBe('application/pdf');
    expect(document.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(document.rawPayload.toString('latin1')).toContain('DejaVuSans');
  });

  test('wants its key', async () => {
    const reply = await app.inject({ method: 'POST', url: '/insurers/901/api/quotes', payload: question });
    expect(reply.statusCode).toBe(401);
  });

  test('a reset forgets counters', async () => {
    world.reset();
    expect((await app.inject('/insurers')).json()[0]).toMatchObject({
      quotes: {},
      issues: {},
      behaviour: { mode: 'ok' },
    });
    expect((await app.inject('/insurers/policies')).json()).toEqual([]);
  });
});
