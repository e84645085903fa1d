import type { LineKey } from '#domain/lines.ts';
import type { WithdrawalRule } from '#domain/policy/withdrawal.ts';

/** The regulator's page on distance sales names 14 days, without a reason and without a penalty. */
const period = { days: 14, basis: 'issue' } as const;

const free: WithdrawalRule = { ...period, right: 'free', refund: 'all' };
/** What was used until then is paid for. */
const freeByDay: WithdrawalRule = { ...free, refund: 'byDay' };
/** Short cover, and cover that others rely upon from its first day. */
const untilStart: WithdrawalRule = { ...period, right: 'untilStart', refund: 'all' };
/** Compulsory: it ends with the sale, with a second policy, or with the risk itself. */
const withReason: WithdrawalRule = { ...period, right: 'withReason', refund: 'byDay' };

export const withdrawalRules: Readonly<Record<LineKey, WithdrawalRule>> = {
  trafik: withReason,
  dask: withReason,

  kasko: free,
  imm: free,
  ferdikaza: free,
  hukuksalkoruma: free,
  konut: free,
  galericiferdikaza: free,

  tamamlayici: freeByDay,
  bireysel: freeByDay,
  petsaglik: freeByDay,
  telefon: freeByDay,

  yesilKart: untilStart,
  yabanciTrafik: untilStart,
  galericikisatrafik: untilStart,
  galericiseyahat: untilStart,
  seyahat: untilStart,
  yabanci: untilStart,
};
