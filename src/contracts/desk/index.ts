import type { z } from 'zod';
import { approvalCalls } from './approvals.ts';
import { cancellationCalls } from './cancellations.ts';
import type { DeskCall } from './desk-call.ts';
import { findCalls } from './find.ts';
import { findingCalls } from './findings.ts';
import { insurerCalls } from './insurers.ts';
import { logCalls } from './log.ts';
import { noteCalls } from './notes.ts';
import { orderCalls } from './orders.ts';
import { policyCalls } from './policies.ts';
import { refundCalls } from './refunds.ts';
import { signInCalls } from './sign-in.ts';
import { tableCalls } from './tables.ts';
import { threadCalls } from './threads.ts';
import { todayCalls } from './today.ts';

/** Every call of the desk. They stand apart from those of the site, whose API and proxy know none of them. */
export const deskCalls = {
  ...signInCalls,
  ...orderCalls,
  ...refundCalls,
  ...findingCalls,
  ...approvalCalls,
  ...insurerCalls,
  ...noteCalls,
  ...tableCalls,
  ...logCalls,
  ...todayCalls,
  ...threadCalls,
  ...cancellationCalls,
  ...policyCalls,
  ...findCalls,
} as const satisfies Record<string, DeskCall>;

export type DeskCallId = keyof typeof deskCalls;
type IdOf<Kind extends DeskCall['kind']> = {
  [Id in DeskCallId]: (typeof deskCalls)[Id]['kind'] extends Kind ? Id : never;
}[DeskCallId];
export type ScreenId = IdOf<'screen'>;
export type ActId = IdOf<'act'>;
export type FileId = IdOf<'file'>;

export type AskedOf<Id extends DeskCallId> = z.output<(typeof deskCalls)[Id]['request']>;
export type DataOf<Id extends ScreenId> = z.output<(typeof deskCalls)[Id]['data']>;
