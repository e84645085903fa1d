import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { personOf } from '../src/sandbox/registries/records/people.ts';
import { nationalNumberFrom } from '../src/testing/people.ts';
import { encryptSecret } from '../src/web/http/encrypt-secret.ts';

export const sandboxAddress = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 3311) + 1600}`;

export const password = 'Marker-şifre-7431';

export type Person = ReturnType<typeof newPerson>;

/** Young enough for every insurance that asks for an age. */
function isUnder65(nationalNumber: string): boolean {
  const birthdate = personOf(nationalNumber, 'karsila')?.birthdate ?? '';
  return new Date().getFullYear() - Number(birthdate.slice(0, 4)) < 65;
}

/** Somebody nobody has met before, whom every insurer would take. */
export function newPerson() {
  let random = 0;
  do random = Math.floor(Math.random() * 800_000_000);
  while (!isUnder65(nationalNumberFrom(100_000_000 + random)));
  return {
    NationalNumber: nationalNumberFrom(100_000_000 + random),
    Phone: `555${String(1_000_000 + (random % 8_999_999))}`,
    Email: `kisi${random}@example.com`,
    Name: 'ilker',
    Surname: 'Örnek',
  };
}

/** Texts on a phone, newest first. */
async function inbox(phone: string, sandbox: string): Promise<readonly string[]> {
  const reply = await fetch(`${sandbox}/sms?to=${phone}`, { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { text: string }[]).map(({ text }) => text);
}

/** The newest text on a phone, once there are as many as expected. */
export async function readSms(phone: string, count = 1, sandbox = sandboxAddress): Promise<string> {
  await expect.poll(async () => (await inbox(phone, sandbox)).length).toBe(count);
  return (await inbox(phone, sandbox))[0] ?? '';
}

export async function readCode(phone: string, count = 1, sandbox = sandboxAddress): Promise<string> {
  return /\b(\d{6})\b/.exec(await readSms(phone, count, sandbox))?.[1] ?? '';
}

type Reply = { readonly StatusCode: number; readonly Data: Record<string, string> };

/** A call of the browser, made beside the screens. */
export async function call(request: APIRequestContext, endpoint: string, model: object): Promise<Reply> {
  const reply = await request.post(`/api/proxy?endpoint=${encodeURIComponent(endpoint)}&isJson=1`, { data: model });
  return reply.json();
}

export const agreed = { PrivacyAgreement: true, OpenDataAgreement: true, AdvertisementAgreement: false };

/** Registers without the screens; the phone stays unproven. */
export async function registerAside(page: Page, person: Person): Promise<void> {
  const { request } = page.context();
  // The first page gives the visitor an id, which the calls that follow share.
  await request.get('/');
  const { Data } = await call(request, '/get-security-token', {});
  const Password = await encryptSecret(Data.Salt ?? '', password);
  const reply = await call(request, '/register', { ...person, ...agreed, Password, Guid: Data.Guid });
  expect(reply.StatusCode).toBe(3005);
}

/** A member whose phone is proven, known on this device. */
export async function joinAside(page: Page, person: Person, sandbox = sandboxAddress): Promise<void> {
  await registerAside(page, person);
  const { request } = page.context();
  const { NationalNumber, Phone } = person;
  await call(request, '/gecici-kod', { NationalNumber, Phone, QueryType: 'login', ...agreed });
  const SmsActivationCode = await readCode(Phone, 1, sandbox);
  const reply = await call(request, '/gecici-onay', { SmsActivationCode, Gsm: Phone, QueryType: 'login', ...agreed });
  expect(reply.StatusCode).toBe(1010);
}

/** Logs in without the screens, on a device that knows the member. */
export async function logInAside(page: Page, person: Person): Promise<void> {
  const { request } = page.context();
  const { Data } = await call(request, '/get-security-token', {});
  const Password = await encryptSecret(Data.Salt ?? '', password);
  const reply = await call(request, '/login', { Username: person.NationalNumber, Password, Guid: Data.Guid });
  expect(reply.StatusCode).toBe(2000);
}
