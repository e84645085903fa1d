import { expect, test, vi } from 'vitest';
import { flowAt } from '#catalog/flows/index.ts';
import { envelope } from '#contracts/envelope.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import { postStep } from './post-step.ts';

const flow = flowAt('/konut/teklif');

function post(values: Record<string, string>, reply: unknown = envelope('notAvailable', null)) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  const call = vi.fn(async () => reply);
  const http = { call } as unknown as HttpLayer;
  return postStep({ flow, line: 'konut', form, http }).then((posted) => ({ posted, call }));
}

const complete = { step: '1', NationalNumber: '11111111110', Phone: '+90 (555) 000-00 01' };

test('a post from a product page is shown again and not sent', async () => {
  const { posted, call } = await post({ NationalNumber: '11111111110' });
  expect(posted).toEqual({ values: { NationalNumber: '11111111110', Phone: '' }, problems: [], reply: undefined });
  expect(call).not.toHaveBeenCalled();
});

test('an incomplete or wrong post from the quote page says what to mend', async () => {
  const { posted, call } = await post({ step: '1', NationalNumber: '11111111111' });
  expect(posted.problems).toEqual([
    { path: ['NationalNumber'], message: 'Lütfen geçerli bir TC kimlik numarası giriniz.' },
    { path: ['Phone'], message: 'Lütfen telefon numarası giriniz.' },
  ]);
  expect(call).not.toHaveBeenCalled();
});

test('a complete post asks for the code and hands on what the API says, claiming no agreement', async () => {
  const { posted, call } = await post(complete);
  expect(posted.reply).toEqual({ sent: false, messages: ['Bu hizmet henüz kullanıma açılmadı.'] });
  expect(call).toHaveBeenCalledExactlyOnceWith('sendTemporaryCode', {
    NationalNumber: '11111111110',
    Phone: '5550000001',
    QueryType: 'konut',
    AdvertisementAgreement: false,
    PrivacyAgreement: false,
    OpenDataAgreement: false,
  });
});

test('no reply at all is said plainly', async () => {
  const { posted } = await post(complete, null);
  expect(posted.reply?.messages[0]).toContain('Yanıt alınamadı');
});

test.each(['5550000001', '05550000001', '+90 555 000 00 01', '(555)000-0001', '00905550000001'])(
  '[V-04] the phone %j is sent as ten digits',
  async (Phone) => {
    const { call } = await post({ ...complete, Phone });
    expect(call).toHaveBeenCalledWith('sendTemporaryCode', expect.objectContaining({ Phone: '5550000001' }));
  },
);
