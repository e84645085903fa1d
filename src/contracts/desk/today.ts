import { z } from 'zod';
import { insurerSorts, restStates, switchStates } from '#domain/desk/insurer-day.ts';
import { operatorRoles } from '#domain/desk/operator.ts';
import { waitingKinds } from '#domain/desk/waiting.ts';
import { lineKeys } from '#domain/lines.ts';
import { documentsStates } from '#domain/quote/documents-state.ts';
import { isoDate, moment } from '../calls/fields.ts';
import type { DeskCall } from './desk-call.ts';
import { oneOf, pageField, pageOf } from './list-query.ts';

const count = z.number().int().nonnegative();

const tradeFields = {
  Quotations: count,
  /** Of those quotations, how many became a policy. */
  Bought: count,
  Policies: count,
  /** Of the policies, in kuruş. */
  Gross: count,
  /** Of a hundred quotations; null where nobody asked. */
  Conversion: z.number().nullable(),
};
const trade = z.object(tradeFields);
const tradeDay = trade.extend({ Day: isoDate });

const insurerDay = z.object({
  Insurer: z.string(),
  Name: z.string(),
  Asked: count,
  Priced: count,
  Declined: count,
  Looking: count,
  Failed: count,
  Waiting: count,
  MedianMs: count.nullable(),
  P95Ms: count.nullable(),
  Switched: z.enum(switchStates),
  AskingRest: z.enum(restStates),
  SettlingRest: z.enum(restStates),
  RestSince: moment.nullable(),
});

/** The days that plots may show; the first unless somebody chooses. */
export const dayCounts = ['14', '7', '30'] as const;

const reviewRow = z.object({
  Insurer: z.string(),
  Line: z.enum(lineKeys),
  Since: moment,
  /** In the insurer's own words; null where they may tell of somebody's health. */
  Wanted: z.array(z.string()).nullable(),
  WantedCount: count,
  DocumentsState: z.enum(documentsStates).nullable(),
  Quotation: z.string(),
  Customer: z.string(),
});

export const todayCalls = {
  today: {
    kind: 'screen',
    audience: 'desk',
    role: operatorRoles[0],
    path: '/',
    summary: 'What waits, what was asked for and sold, and how insurers answer today',
    request: z.object({
      Days: oneOf(dayCounts),
      Line: oneOf(['all', ...lineKeys]),
      Sort: oneOf(['nameUp', ...insurerSorts]),
    }),
    data: z.object({
      At: moment,
      Days: z.enum(dayCounts),
      Line: z.enum(['all', ...lineKeys]),
      Sort: z.enum(insurerSorts),
      Waiting: z.array(z.object({ Kind: z.enum(waitingKinds), Count: count, Oldest: moment.nullable() })),
      Trade: z.object({
        Total: trade,
        Days: z.array(tradeDay),
        Lines: z.array(trade.extend({ Line: z.enum(lineKeys), Days: z.array(tradeDay) })),
      }),
      Insurers: z.array(insurerDay),
    }),
    example: {},
  },
  reviews: {
    kind: 'screen',
    audience: 'desk',
    role: operatorRoles[0],
    path: '/incelemeler',
    summary: 'Offers whose insurers look before they say a price or no',
    request: z.object({ Page: pageField }),
    data: pageOf(reviewRow).extend({ At: moment }),
    example: {},
  },
} as const satisfies Record<string, DeskCall>;
