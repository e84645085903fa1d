import { z } from 'zod';
import { signInFields } from '#catalog/forms/desk/sign-in.ts';
import { formRequest } from '../form-request.ts';
import type { DeskCall } from './desk-call.ts';

export const signInCalls = {
  signInPage: {
    kind: 'screen',
    audience: 'desk',
    role: 'anybody',
    path: '/giris',
    summary: 'The door of the desk',
    request: z.object({}),
    data: z.object({}),
    example: {},
  },
  signIn: {
    kind: 'act',
    audience: 'desk',
    role: 'anybody',
    path: '/giris',
    summary: 'Opens a session for who knows the password and holds the authenticator',
    screen: 'signInPage',
    fields: signInFields,
    request: formRequest(signInFields, z.object({ Name: z.string(), Password: z.string(), Code: z.string() })),
    logged: { kind: 'operator' },
    example: { Name: 'demo', Password: 'x', Code: '123456' },
  },
  signOut: {
    kind: 'act',
    audience: 'desk',
    role: 'read',
    path: '/cikis',
    summary: 'Ends the session',
    screen: 'signInPage',
    fields: [],
    request: z.object({}),
    logged: { kind: 'operator' },
    example: {},
  },
} as const satisfies Record<string, DeskCall>;
