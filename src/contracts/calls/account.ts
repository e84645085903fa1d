import { z } from 'zod';
import { changePasswordForm } from '#catalog/forms/change-password.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { forgotPasswordForm } from '#catalog/forms/forgot-password.ts';
import { loginForm } from '#catalog/forms/login.ts';
import { registerForm } from '#catalog/forms/register.ts';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';
import { formRequest } from '../form-request.ts';
import {
  agreements,
  birthdate,
  email,
  gender,
  guid,
  nationalNumber,
  nothing,
  phone,
  secret,
  shortText,
  smsCode,
  wireBoolean,
  wireId,
} from './fields.ts';

const exampleGuid = '3f0c8a52-6f1e-4c0b-9d53-2b7a41c6e001';
const encrypted = 'q83vEjRWeJq83vEjRWeJqg==';

/** The repeated password stays in the browser. */
const registerFields = fieldsOf(registerForm).filter((field) => !('repeats' in field));

export const session = z.object({
  StartedAt: z.iso.datetime(),
  ExpiresAt: z.iso.datetime(),
  Address: z.string(),
  UserAgent: z.string(),
  Current: z.boolean(),
});
export type SessionItem = z.infer<typeof session>;

/** Data of a login that answers 2001: the phone to verify with QueryType login before the next try. */
export const phoneToVerify = z.object({
  Phone: phone,
  NationalNumber: nationalNumber,
  /** Whether a text is in force that the account has not agreed to. */
  AsksAgreements: z.boolean(),
});

/** Data of a login that answers 2004: the code has been sent, to this phone; a known device is asked by its owner's wish. */
export const secondFactorSent = z.object({
  Phone: z.string(),
  ResendSeconds: z.number().int(),
  NewDevice: z.boolean(),
  /** Whether a text is in force that the account has not agreed to. */
  AsksAgreements: z.boolean(),
});

/** Data of a registration that answers 3004: whether the number may be claimed, or how a claim stands. */
export const numberTaken = z.object({ CanClaim: z.boolean(), ClaimDueAt: z.iso.datetime().optional() });

/** Data of a refused registration that one answer is to blame for: its name. */
export const answerAtFault = z.object({ Field: z.enum(['Name', 'NationalNumber', 'Birthdate', 'Password']) });

/** Data of a registration that answers 3005 before a claim: it is sent once more after the phone is proven. */
export const provenFirst = z.object({ Again: z.literal(true) });

export const accountCalls = {
  login: {
    ...addresses.login,
    newVisitor: 'keeps',
    summary: 'Opens a session, with a second factor where one was asked for',
    request: formRequest(
      fieldsOf(loginForm),
      z.object({
        Username: z.string().min(1).max(254),
        Password: secret,
        Guid: guid,
        MfaControl: wireBoolean.optional(),
        MfaCode: smsCode.optional(),
      }),
    ),
    data: z.object({
      Token: z.string(),
      Name: z.string(),
      Surname: z.string(),
      SessionToken: z.string(),
      Source: z.string(),
      MustChangePassword: z.boolean(),
    }),
    example: {
      request: { Username: '11111111110', Password: encrypted, Guid: exampleGuid },
      data: {
        Token: 'example-token',
        Name: 'Deniz',
        Surname: 'Örnek',
        SessionToken: 'example-session-token',
        Source: 'tebomweb',
        MustChangePassword: false,
      },
    },
  },
  getSecurityToken: {
    ...addresses.getSecurityToken,
    summary: 'One-use key material for the secret fields of the next call',
    request: z.object({}),
    data: z.object({ Salt: z.base64(), Guid: guid }),
    example: {
      request: {},
      data: { Salt: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=', Guid: exampleGuid },
    },
  },
  register: {
    ...addresses.register,
    summary: 'Creates an account',
    request: formRequest(
      registerFields,
      z.object({
        CityCode: wireId.optional(),
        CountyCode: wireId.optional(),
        Email: email,
        NationalNumber: nationalNumber,
        Name: shortText,
        Surname: shortText,
        Password: secret,
        Phone: phone,
        Birthdate: birthdate.optional(),
        Gender: gender.optional(),
        /** The number is another account's, and the person says that it is theirs. */
        ClaimNumber: wireBoolean.default(false),
        ...agreements,
        Guid: guid,
      }),
    ),
    data: nothing,
    example: {
      request: {
        CityCode: 34,
        CountyCode: 1,
        Email: 'deniz@example.com',
        NationalNumber: '11111111110',
        Name: 'Deniz',
        Surname: 'Örnek',
        Password: encrypted,
        Phone: '5550000001',
        Birthdate: '1990-01-31',
        Gender: 'K',
        AdvertisementAgreement: false,
        PrivacyAgreement: true,
        OpenDataAgreement: true,
        Guid: exampleGuid,
      },
      data: null,
    },
  },
  forgotPassword: {
    ...addresses.forgotPassword,
    summary: 'Sends a new password to the phone of the account',
    request: formRequest(fieldsOf(forgotPasswordForm), z.object({ Gsm: phone, NationalNumber: nationalNumber })),
    data: nothing,
    example: { request: { Gsm: '5550000001', NationalNumber: '11111111110' }, data: null },
  },
  changePassword: {
    ...addresses.changePassword,
    summary: "Replaces the logged-in user's password",
    request: formRequest(
      fieldsOf(changePasswordForm),
      z.object({
        oldPassword: secret,
        newPassword: secret,
        retryPassword: secret,
        AccessToken: z.string().optional(),
        Guid: guid.optional(),
      }),
    ),
    data: nothing,
    example: {
      request: {
        oldPassword: encrypted,
        newPassword: encrypted,
        retryPassword: encrypted,
        AccessToken: 'example-session-token',
        Guid: exampleGuid,
      },
      data: null,
    },
  },
  getUserClaims: {
    ...addresses.getUserClaims,
    summary: 'Name and surname of the logged-in user',
    request: z.object({ AccessToken: z.string().optional() }),
    data: z.object({ Name: z.string(), Surname: z.string(), MustChangePassword: z.boolean() }),
    example: {
      request: { AccessToken: 'example-session-token' },
      data: { Name: 'Deniz', Surname: 'Örnek', MustChangePassword: false },
    },
  },
  accountAuthority: {
    ...addresses.accountAuthority,
    summary: 'Whether the session behind the copy in session storage still lives',
    request: z.object({ SessionToken: z.string().max(200).optional() }),
    data: z.object({ Authorized: z.boolean() }),
    example: { request: { SessionToken: 'example-session-token' }, data: { Authorized: true } },
  },
  logout: {
    ...addresses.logout,
    newVisitor: 'fresh',
    summary: 'Ends the session',
    request: z.object({}),
    data: nothing,
    example: { request: {}, data: null },
  },
  listSessions: {
    ...addresses.listSessions,
    summary: 'Where the account is logged in',
    request: z.object({}),
    data: z.array(session),
    example: {
      request: {},
      data: [
        {
          StartedAt: '2026-11-15T09:00:00.000Z',
          ExpiresAt: '2026-11-15T17:00:00.000Z',
          Address: '192.0.2.7',
          UserAgent: 'Mozilla/5.0',
          Current: true,
        },
      ],
    },
  },
  endOtherSessions: {
    ...addresses.endOtherSessions,
    summary: 'Logs the account out everywhere else',
    request: z.object({}),
    data: z.object({ Ended: z.number().int() }),
    example: { request: {}, data: { Ended: 2 } },
  },
} satisfies Record<string, CallContract>;
