import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningPartners, startPartners } from '../pages/start-partners.ts';
import { registerSms } from './index.ts';
import { silentPhone } from './phone.ts';

let now = new Date('2026-11-15T09:00:00Z');
let sandbox: RunningPartners;
const login = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`;

beforeAll(async () => {
  sandbox = await startPartners([registerSms], () => now);
});
beforeEach(() => sandbox.world.reset());
afterAll(() => sandbox.close());

async function post(path: string, body: unknown, authorization = login): Promise<Record<string, unknown>> {
  const headers = { authorization, 'content-type': 'application/json' };
  return (
    await fetch(`${sandbox.url}/sms/rest/v2/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json();
}

const otp = { msgheader: 'KARSILA', msg: 'Kodunuz 482913', no: '5321000000' };
const send = { msgheader: 'KARSILA', messages: [{ msg: 'Poliçeniz hazır', no: '5321000000' }] };

describe('answer codes', () => {
  test.each([
    ['otp', otp, '00'],
    ['send', send, '00'],
    ['otp', { ...otp, msgheader: '' }, '40'],
    ['otp', { ...otp, msgheader: 'UZUN BIR BASLIK' }, '41'],
    ['send', { ...send, msgheader: undefined }, '40'],
    ['otp', { ...otp, msg: 'Şifreniz 1' }, '20'],
    ['otp', { ...otp, msg: 'x'.repeat(161) }, '20'],
    ['send', { ...send, messages: [{ msg: 'x'.repeat(918), no: '5321000000' }] }, '20'],
    ['otp', { ...otp, no: '2125550000' }, '50'],
    ['send', { ...send, messages: [{ msg: 'x', no: '123' }] }, '70'],
    ['send', { msgheader: 'KARSILA' }, '70'],
    ['otp', [], '70'],
  ])('%s %j answers %s', async (path, body, code) => {
    expect(await post(path, body)).toMatchObject({ code });
  });

  test('nobody is not a customer', async () => {
    for (const authorization of ['', 'Basic Og==', `Basic ${Buffer.from('u:').toString('base64')}`, 'Bearer x']) {
      expect(await post('otp', otp, authorization)).toMatchObject({ code: '30' });
    }
  });

  test('the twenty-first message to one number in a minute is one too many, a minute later it is not', async () => {
    for (let count = 0; count < 20; count += 1) await post('otp', otp);
    expect(await post('otp', otp)).toMatchObject({ code: '85' });
    expect(await post('otp', { ...otp, no: '5321000001' })).toMatchObject({ code: '00' });
    now = new Date(now.getTime() + 61_000);
    expect(await post('otp', otp)).toMatchObject({ code: '00' });
  });
});

test('a message to the silent phone is taken, never arrives, and expires', async () => {
  const { jobid } = await post('otp', { ...otp, no: silentPhone });
  expect(await (await fetch(`${sandbox.url}/sms?to=${silentPhone}`)).json()).toEqual([]);
  expect(await post('report', { jobids: [jobid] })).toMatchObject({ code: '00', jobs: [{ jobid, status: 0 }] });
  now = new Date(now.getTime() + 181_000);
  expect(await post('report', { jobids: [jobid] })).toMatchObject({ jobs: [{ status: 2 }] });
  expect(await post('report', { jobids: ['1'] })).toMatchObject({ code: '60' });
});

test('the inbox is data for programs and a page for people', async () => {
  await post('otp', { ...otp, msg: 'Kod 482913 <b>' });
  await post('send', send);
  const list = await (
    await fetch(`${sandbox.url}/sms?to=05321000000`, { headers: { accept: 'application/json' } })
  ).json();
  expect(list).toMatchObject([
    { to: '5321000000', text: 'Poliçeniz hazır', header: 'KARSILA', channel: 'sms' },
    { text: 'Kod 482913 <b>', channel: 'otp', at: now.toISOString() },
  ]);
  const page = await (await fetch(`${sandbox.url}/sms`, { headers: { accept: 'text/html,*/*;q=0.8' } })).text();
  expect(page).toContain('<strong class="code">482913</strong>');
  expect(page).toContain('&lt;b&gt;');
  expect(page).toContain('http-equiv="refresh"');
});
