import { createCipheriv, createHash, randomUUID } from 'node:crypto';
import { calls } from '#contracts/index.ts';
import { type ApiDoor, type ApiReply, testToken } from './api-client.ts';
import type { Person } from './people.ts';

export const agreed = { PrivacyAgreement: true, OpenDataAgreement: true, AdvertisementAgreement: false };
export const goodPassword = 'Uzun-bir-şifre-1';

/** As the browser does it: key and IV from the salt, AES-256-CBC, base64. */
export function encryptUnder(salt: string, text: string): string {
  const bytes = Buffer.from(salt, 'base64');
  const half = (label: string) => createHash('sha256').update(label).update(bytes).digest();
  const cipher = createCipheriv('aes-256-cbc', half('key'), half('iv').subarray(0, 16));
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

export type BrowserOptions = { readonly visitor?: string; readonly address?: string; readonly forwardedFor?: string };

/** One visitor with a browser; after a login it carries the session. */
export function openBrowser(api: ApiDoor, { visitor = randomUUID(), address, forwardedFor }: BrowserOptions = {}) {
  let session: string | undefined;

  function send(path: string, model: object, token: string): Promise<ApiReply> {
    return api.send({
      method: path === calls.clientInfo.path ? 'GET' : 'POST',
      url: path === calls.clientInfo.path ? `${path}?visitor=${visitor}` : path,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'a browser',
        ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
      },
      ...(path === calls.clientInfo.path ? {} : { payload: { ...model, visitor, FromPlace: 16, Source: 'tebomweb' } }),
      ...(address === undefined ? {} : { remoteAddress: address }),
    });
  }
  const bySite = (path: string, model: object = {}) => send(path, model, testToken);
  const byUser = (path: string, model: object = {}) => send(path, model, session ?? testToken);

  async function token(): Promise<{ Salt: string; Guid: string }> {
    return calls.getSecurityToken.data.parse((await bySite('/get-security-token')).envelope.Data);
  }

  /** The code of the newest message on a phone. */
  async function readCode(phone: string): Promise<string> {
    const [message] = await api.sandbox.inbox(phone);
    return /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
  }

  async function secret(text: string): Promise<{ Password: string; Guid: string }> {
    const { Salt, Guid } = await token();
    return { Password: encryptUnder(Salt, text), Guid };
  }

  async function logIn(username: string, password = goodPassword, more: object = {}): Promise<ApiReply> {
    const reply = await bySite('/login', { Username: username, ...(await secret(password)), ...more });
    if (reply.envelope.StatusCode === 2000) session = calls.login.data.parse(reply.envelope.Data).Token;
    return reply;
  }

  async function register(person: Person, more: object = {}, password = goodPassword): Promise<ApiReply> {
    return bySite('/register', { ...person, ...agreed, ...(await secret(password)), ...more });
  }

  async function sendCode(person: Person, queryType = 'login'): Promise<ApiReply> {
    const { NationalNumber, Phone } = person;
    return bySite('/gecici-kod', { NationalNumber, Phone, QueryType: queryType, ...agreed });
  }

  async function confirm(phone: string, code: string, queryType = 'login', more: object = {}): Promise<ApiReply> {
    return bySite('/gecici-onay', { SmsActivationCode: code, Gsm: phone, QueryType: queryType, ...agreed, ...more });
  }

  async function verify(person: Person, queryType = 'login'): Promise<ApiReply> {
    await sendCode(person, queryType);
    return confirm(person.Phone, await readCode(person.Phone), queryType);
  }

  return {
    visitor,
    bySite,
    byUser,
    token,
    secret,
    readCode,
    register,
    sendCode,
    confirm,
    verify,
    logIn,
    sessionToken: () => session ?? '',
    /** A member: registered with a proven phone. */
    async join(person: Person): Promise<void> {
      await register(person);
      await verify(person);
    },
  };
}
export type Browser = ReturnType<typeof openBrowser>;
