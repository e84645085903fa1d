import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { connectPayment } from '#wiring/payment.ts';
import { ConfigError, loadConfig } from './config.ts';
import { sandboxDataKeys } from './data-keys.ts';
import { renderEnvExample } from './env-example.ts';
import { site } from './site.ts';

const production = {
  APP_ENV: 'production',
  SITE_ACCESS_TOKEN: 'a-real-site-token',
  SITE_URL: 'https://ornek.example',
  DATABASE_URL: 'postgres://user:secret@db.example/karsila',
  APP_SECRET: 'sixteen characters or more',
  DATA_KEYS: `k2:${'b'.repeat(43)}=,k1:${'a'.repeat(43)}=`,
  DATA_INDEX_KEY: `${'c'.repeat(43)}=`,
  NETGSM_URL: 'https://sms.example',
  NETGSM_USER: '8500000000',
  NETGSM_PASSWORD: 'a-real-password',
  IYS_URL: 'https://permissions.example',
  IYS_CODE: '700001',
  IYS_BRAND: '700002',
  IYS_USER: 'a-real-user',
  IYS_PASSWORD: 'a-real-password',
  SMTP_HOST: 'mail.example',
  SMTP_PORT: '587',
  OPERATIONS_EMAIL: 'operasyon@ornek.example',
  INSURERS: '{"901":{"url":"https://insurer.example","secret":"x"}}',
  REGISTRIES_URL: 'https://registries.example',
  NESTPAY_GATE_URL: 'https://bank.example/fim/est3Dgate',
  NESTPAY_API_URL: 'https://bank.example/fim/api',
  NESTPAY_CLIENT_ID: '700000001',
  NESTPAY_USER: 'a-real-user',
  NESTPAY_PASSWORD: 'a-real-password',
  NESTPAY_STORE_KEY: 'a-real-key',
};

describe('configuration', () => {
  test('an empty environment gives the embedded default, with all six bases on the API', () => {
    const config = loadConfig({ API_PORT: '4100' });
    expect(config.ports).toEqual({ web: 3000, api: 4100, sandbox: 4600, sandboxSmtp: 4625 });
    expect(config.database.url).toBeUndefined();
    expect(Object.values(config.upstreams).map((upstream) => upstream.url)).toEqual(
      Array(6).fill('http://127.0.0.1:4100'),
    );
  });

  test('a mail has less time than the job that sends it, and each part its own connections', () => {
    expect(() => loadConfig({ SMTP_DEADLINE_MS: '40001' })).toThrow(/SMTP_DEADLINE_MS/);
    const sizes = {
      DATABASE_POOL_SIZE: '7',
      DATABASE_WORKER_POOL_SIZE: '8',
      DATABASE_JOBS_POOL_SIZE: '9',
      DATABASE_DESK_POOL_SIZE: '2',
    };
    expect(loadConfig(sizes).database.pools).toEqual({ api: 7, worker: 8, jobs: 9, desk: 2 });
  });

  test('[H-03] every base waits 180000 ms unless told otherwise', () => {
    const { upstreams } = loadConfig({ PRINT_API_TIMEOUT_MS: '5000' });
    expect(upstreams.common.timeoutMs).toBe(180_000);
    expect(upstreams.print.timeoutMs).toBe(5000);
  });

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['APP_ENV', 'test'],
    ['DATABASE_URL', 'mysql://x'],
    ['CONTENT_API_URL', 'ftp://x'],
    ['TRUSTED_PROXIES', 'not-an-address'],
    ['INSURERS', '{'],
    ['DATA_KEYS', 'k1:too-short'],
    ['DATA_KEYS', `${'a'.repeat(43)}=`],
    ['DATA_KEYS', `k1:${'a'.repeat(43)}=,k1:${'b'.repeat(43)}=`],
    ['DATA_INDEX_KEY', 'too-short'],
  ])('a bad %s=%s stops the start and is named', (name, value) => {
    expect(() => loadConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => loadConfig({ [name]: value })).toThrow(new RegExp(`${name}: .+`));
  });

  test('production refuses the demo token, plain http and a missing database, naming all three', () => {
    const start = () => loadConfig({ APP_ENV: 'production' });
    expect(start).toThrow(/SITE_ACCESS_TOKEN/);
    expect(start).toThrow(/SITE_URL/);
    expect(start).toThrow(/DATABASE_URL/);
    expect(loadConfig(production).appEnv).toBe('production');
  });

  test('what waits for the agency goes to its own address, in the sandbox to that of the site', () => {
    expect(loadConfig(production).operationsEmail).toBe('operasyon@ornek.example');
    expect(loadConfig({}).operationsEmail).toBe('iletisim@karsila.example');
    expect(() => loadConfig({ OPERATIONS_EMAIL: 'operasyon' })).toThrow(/OPERATIONS_EMAIL/);
  });

  test('the gallery of form fields is closed unless asked for', () => {
    const isOpen = (variables: Record<string, string>) => loadConfig(variables).galleryOpen;
    expect([isOpen({}), isOpen({ NODE_ENV: 'production' }), isOpen({ FORM_GALLERY: '0' })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isOpen({ FORM_GALLERY: '1' }), isOpen({ NODE_ENV: 'development' })]).toEqual([true, true]);
    expect(() => loadConfig({ FORM_GALLERY: 'evet' })).toThrow(/FORM_GALLERY/);
  });

  test('production refuses the sandbox as a partner, which the site alone does not need, and the demo secret, which signs its cookies', () => {
    const { NETGSM_URL, NETGSM_USER, NETGSM_PASSWORD, REGISTRIES_URL, INSURERS, ...others } = production;
    const { IYS_URL, IYS_CODE, IYS_BRAND, IYS_USER, IYS_PASSWORD, ...withMail } = others;
    const { SMTP_HOST, SMTP_PORT, OPERATIONS_EMAIL, ...site } = withMail;
    const iys = { IYS_URL, IYS_CODE, IYS_BRAND, IYS_USER, IYS_PASSWORD };
    const sms = { NETGSM_URL, NETGSM_USER, NETGSM_PASSWORD };
    const partners = { ...sms, ...iys, SMTP_HOST, SMTP_PORT, OPERATIONS_EMAIL, REGISTRIES_URL, INSURERS };
    for (const name of Object.keys(partners)) expect(() => loadConfig(site)).toThrow(name);
    expect(loadConfig({ ...site, ROLE: 'web' }).roles).toEqual(['web']);
    const { APP_SECRET: _secret, ...unsigned } = production;
    for (const ROLE of ['web', 'api', 'all']) expect(() => loadConfig({ ...unsigned, ROLE })).toThrow(/APP_SECRET/);
    expect(() => loadConfig({ ROLE: 'api,cook' })).toThrow(/ROLE/);
    expect(() => loadConfig({ ROLE: 'api, worker' })).toThrow(/DATABASE_URL: required when ROLE=api,worker/);
  });

  test('production refuses the sandbox keys of personal data under any name, which the site alone does not need', () => {
    const { keys } = loadConfig(production).dataKeys;
    expect(keys.map(({ id, key }) => [id, key.length])).toEqual([
      ['k2', 32],
      ['k1', 32],
    ]);
    const { DATA_KEYS, DATA_INDEX_KEY, ...others } = production;
    expect(() => loadConfig({ ...others, DATA_INDEX_KEY })).toThrow(/DATA_KEYS/);
    expect(() => loadConfig({ ...others, DATA_KEYS })).toThrow(/DATA_INDEX_KEY/);
    const renamed = `${DATA_KEYS},old:${sandboxDataKeys.keys.replace('k1:', '')}`;
    expect(() => loadConfig({ ...production, DATA_KEYS: renamed })).toThrow(/DATA_KEYS/);
    expect(loadConfig({ ...others, ROLE: 'web' }).roles).toEqual(['web']);
  });

  test.each([
    'NETGSM_URL',
    'IYS_URL',
    'REGISTRIES_URL',
    'WEBHOOK_URL',
    'NESTPAY_GATE_URL',
    'NESTPAY_API_URL',
    'COMMON_API_URL',
    'PAYMENT_API_URL',
    'PAYMENT2_API_URL',
    'PRINT_API_URL',
    'OFFERS_API_URL',
    'CONTENT_API_URL',
  ])('production reaches %s by https alone', (name) => {
    expect(() => loadConfig({ ...production, [name]: 'http://partner.example' })).toThrow(`${name}: an https address`);
    expect(loadConfig({ ...production, [name]: 'https://partner.example' }).appEnv).toBe('production');
  });

  test('production reaches every insurer by https, its own bases on this machine as they are, and mail by TLS', () => {
    const INSURERS = '{"901":{"url":"https://a.example","secret":"x"},"902":{"url":"http://b.example","secret":"x"}}';
    expect(() => loadConfig({ ...production, INSURERS })).toThrow('INSURERS: an https address of 902');
    for (const host of ['127.0.0.1', '127.0.0.2', 'localhost', '[::1]']) {
      const url = `http://${host}:4000`;
      expect(loadConfig({ ...production, OFFERS_API_URL: url }).upstreams.offers.url).toBe(url);
    }
    expect(() => loadConfig({ ...production, OFFERS_API_URL: 'http://127.0.0.1.example' })).toThrow('OFFERS_API_URL');
    expect(loadConfig(production).mail.requireTls).toBe(true);
  });

  test('production has only the payment providers it has a whole account with', () => {
    const hosted = { IYZICO_URL: 'https://pay.example', IYZICO_API_KEY: 'a-key', IYZICO_SECRET_KEY: 'a-secret' };
    const { payment } = loadConfig(production);
    expect([payment.nestpay?.user, payment.iyzico]).toEqual(['a-real-user', undefined]);
    expect([...connectPayment({ payment }).providers.keys()]).toEqual(['nestpay']);
    const both = connectPayment(loadConfig({ ...production, ...hosted }));
    expect([[...both.providers.keys()], both.provider.name]).toEqual([['nestpay', 'iyzico'], 'nestpay']);
    const names = Object.keys(production).filter((name) => name.startsWith('NESTPAY_'));
    const none = Object.fromEntries(names.map((name) => [name, undefined]));
    const alone = loadConfig({ ...production, ...none, ...hosted, PAYMENT_METHOD: '1' });
    expect([[...connectPayment(alone).providers.keys()], alone.payment.gateUrl]).toEqual([['iyzico'], undefined]);
  });

  test('the bank’s own page takes the card in production, ours in the sandbox, unless it is said otherwise', () => {
    const entryOf = (variables: Readonly<Record<string, string | undefined>>) =>
      connectPayment(loadConfig(variables)).provider.cardEntry;
    expect(entryOf(production)).toBe('bankPage');
    expect(entryOf({})).toBe('cardForm');
    for (const variables of [production, {}]) {
      expect(entryOf({ ...variables, NESTPAY_MODEL: 'form' })).toBe('cardForm');
      expect(entryOf({ ...variables, NESTPAY_MODEL: 'hosted' })).toBe('bankPage');
    }
    expect(() => loadConfig({ NESTPAY_MODEL: '3d' })).toThrow('NESTPAY_MODEL');
  });

  test('production refuses half an account with a payment provider, naming what it lacks', () => {
    for (const name of ['NESTPAY_CLIENT_ID', 'NESTPAY_USER', 'NESTPAY_PASSWORD', 'NESTPAY_STORE_KEY'])
      expect(() => loadConfig({ ...production, [name]: undefined })).toThrow(`${name}: required`);
    expect(() => loadConfig({ ...production, IYZICO_URL: 'https://pay.example' })).toThrow('IYZICO_API_KEY: required');
    expect(() => loadConfig({ ...production, PAYMENT_METHOD: '1' })).toThrow('IYZICO_URL: required');
  });

  test('the site alone names the bank’s gate to browsers without having an account there', () => {
    const site = {
      APP_ENV: 'production',
      ROLE: 'web',
      SITE_URL: 'https://ornek.example',
      SITE_ACCESS_TOKEN: 'a-real-site-token',
      APP_SECRET: production.APP_SECRET,
    };
    const DATABASE_URL = production.DATABASE_URL;
    expect(() => loadConfig({ ...site, DATABASE_URL })).toThrow('NESTPAY_GATE_URL: required');
    const { payment } = loadConfig({ ...site, DATABASE_URL, NESTPAY_GATE_URL: 'https://bank.example/gate' });
    expect([payment.gateUrl, payment.nestpay]).toEqual(['https://bank.example/gate', undefined]);
  });

  test('in the sandbox the partners are the sandbox', () => {
    const { sms, mail, registries } = loadConfig({ SANDBOX_PORT: '4700', SANDBOX_SMTP_PORT: '4725' });
    expect(mail).toEqual({
      host: '127.0.0.1',
      port: 4725,
      secure: false,
      requireTls: false,
      from: site.email,
      timeoutMs: 15_000,
      deadlineMs: 30_000,
    });
    expect(sms).toMatchObject({ url: 'http://127.0.0.1:4700', user: 'sandbox', header: site.smsSender });
    expect(registries.url).toBe('http://127.0.0.1:4700/registries');
  });

  test('a store of files is whole or absent, and reached by https in production', () => {
    const store = {
      FILES_S3_URL: 'https://store.example/',
      FILES_S3_BUCKET: 'belgeler',
      FILES_S3_REGION: 'eu-1',
      FILES_S3_KEY: 'a-key',
      FILES_S3_SECRET: 'a-secret',
    };
    expect(loadConfig({}).fileStore).toBeUndefined();
    expect(loadConfig({ ...production, ...store }).fileStore).toEqual({
      url: 'https://store.example',
      bucket: 'belgeler',
      region: 'eu-1',
      key: 'a-key',
      secret: 'a-secret',
      timeoutMs: 15_000,
    });
    for (const name of Object.keys(store))
      expect(() => loadConfig({ ...store, [name]: '' })).toThrow(`${name}: a store`);
    const open = { ...store, FILES_S3_URL: 'http://store.example' };
    expect(() => loadConfig({ ...production, ...open })).toThrow('FILES_S3_URL: an https address');
    expect(loadConfig(open).fileStore?.url).toBe('http://store.example');
  });

  test('a mail account has a name and a password', () => {
    const account = { SMTP_USER: 'kullanici', SMTP_PASSWORD: 'parola' };
    expect(loadConfig(account).mail).toMatchObject({ user: 'kullanici', password: 'parola' });
    expect(() => loadConfig({ SMTP_USER: 'kullanici' })).toThrow(/SMTP_PASSWORD/);
  });

  test('.env.example is what the schema says', () => {
    expect(readFileSync('.env.example', 'utf8')).toBe(renderEnvExample());
  });

  test('[K-06] the site configuration holds the specified constants', () => {
    expect(site).toMatchObject({
      siteId: 25,
      source: 'tebomweb',
      originCode: 16,
      paymentMethodSelector: 2,
      socketActive: true,
      offerListActive: true,
      referenceCodeActive: false,
      phone: '4442602',
    });
  });

  test('[N-14] the six bases of the API are addresses of their own', () => {
    const bases = ['common', 'payment', 'payment2', 'print', 'offers', 'content'] as const;
    const variables = Object.fromEntries(
      bases.map((base) => [`${base.toUpperCase()}_API_URL`, `http://127.0.0.1:4100/${base}/`]),
    );
    const { upstreams } = loadConfig(variables);
    for (const base of bases) expect(upstreams[base].url).toBe(`http://127.0.0.1:4100/${base}`);
  });

  test('[N-14] the payment selector chooses the provider and the base, and is the site’s own unless told', () => {
    const chosen = (variables: Record<string, string>) => {
      const { payment } = loadConfig(variables);
      return [connectPayment({ payment }).provider.name, payment.base];
    };
    expect(chosen({})).toEqual(['nestpay', 'payment']);
    expect(chosen({ PAYMENT_METHOD: '2' })).toEqual(['nestpay', 'payment']);
    expect(chosen({ PAYMENT_METHOD: '1' })).toEqual(['iyzico', 'payment2']);
  });

  test('[K-05] breakpoint, language and phone prefix are the specified ones', () => {
    expect(site).toMatchObject({ desktopBreakpoint: 870, language: 'tr-tr', phonePrefix: '+90' });
  });

  test('[K-02] [K-03] [K-04] cookie lifetimes are the specified ones', () => {
    expect(site.cookieSeconds).toMatchObject({ session: 28_800, consent: 365 * 86_400, marketing: 86_400 });
  });
});
