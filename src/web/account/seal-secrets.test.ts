import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { envelope } from '#contracts/envelope.ts';
import { encryptUnder } from '#testing/browser.ts';
import { toastStore } from '../ui/toasts/toast-store.ts';
import { sealSecrets } from './seal-secrets.ts';

const token = { Salt: Buffer.alloc(32, 7).toString('base64'), Guid: '3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001' };
const asked = vi.fn(() => Promise.resolve(Response.json(envelope('ok', token))));

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  for (const { id } of toastStore.toasts.get()) toastStore.dismiss(id);
  asked.mockClear();
  vi.unstubAllGlobals();
});

test('[N-03] secrets are encrypted under a new token, and named by its Guid', async () => {
  expect(await sealSecrets({ Password: 'Uzun-bir-şifre-1' })).toEqual({
    sealed: { Password: encryptUnder(token.Salt, 'Uzun-bir-şifre-1'), Guid: token.Guid },
  });
});

test.each([
  ['a browser on plain http, which gives no cryptography', { getRandomValues: () => undefined }],
  ['a browser that has none at all', undefined],
])('%s sends nothing and says what to do', async (_name, crypto) => {
  vi.stubGlobal('crypto', crypto);
  expect(await sealSecrets({ Password: 'Uzun-bir-şifre-1' })).toEqual({
    refusal: { text: expect.stringContaining('https://') },
  });
  expect(asked).not.toHaveBeenCalled();
  expect(toastStore.toasts.get()).toMatchObject([
    {
      kind: 'error',
      title: 'Hata',
      text: 'Bu bağlantı güvenli olmadığı için şifreniz gönderilmedi. Adresin başına https:// yazarak siteyi yeniden açın.',
    },
  ]);
});
