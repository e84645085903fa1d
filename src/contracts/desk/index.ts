import type { z } from 'zod';
import { cancellationCalls } from './cancellations.ts';
import type { DeskCall } from './desk-call.ts';
import { logCalls } from './log.ts';
import { policyCalls } from './policies.ts';
import { signInCalls } from './sign-in.ts';
import { threadCalls } from './threads.ts';
import { todayCalls } from './today.ts';

/** Every call of the desk. They stand apart from those of the site, whose API and proxy know none of them. */
export const deskCalls = {
  ...signInCalls,
  ...logCalls,
  ...todayCalls,
  ...threadCalls,
  ...cancellationCalls,
  ...policyCalls,
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
