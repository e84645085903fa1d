import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Kurus } from '#domain/money.ts';
import type { PaymentState, PaymentStatus, PaymentStep } from '#ports/payment.ts';
import { isFullProof } from './full-proof.ts';

const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });
const text = z.string().default('');

const replySchema = z.object({
  CC5Response: z.object({
    Response: z.enum(['Approved', 'Declined', 'Error']),
    ProcReturnCode: z.string(),
    TransId: text,
    ErrMsg: text,
    Extra: z.record(z.string(), z.string()).or(z.literal('')).default({}),
  }),
});

export type Cc5Reply = Omit<z.infer<typeof replySchema>['CC5Response'], 'Extra'> & {
  readonly Extra: Readonly<Record<string, string>>;
};

export function readReply(document: string | undefined): Cc5Reply | undefined {
  if (document === undefined) return undefined;
  try {
    const reply = replySchema.safeParse(parser.parse(document)).data?.CC5Response;
    return reply && { ...reply, Extra: reply.Extra === '' ? {} : reply.Extra };
  } catch {
    return undefined;
  }
}

/** The bank's word for 'this order is paid already'. */
export const alreadyPaid = 'CORE-2507';

/** 99 is the gateway's own refusal; what it refuses stands in the longer code. */
export function refusalCode(code: string, longer: string): string {
  return code === '99' && longer.startsWith('CORE-') ? longer : code;
}

export function stepOf(reply: Cc5Reply | undefined): PaymentStep {
  if (!reply) return { kind: 'unavailable' };
  if (reply.Response === 'Approved' && reply.ProcReturnCode === '00')
    return { kind: 'done', transaction: reply.TransId };
  return {
    kind: 'refused',
    code: refusalCode(reply.ProcReturnCode, reply.Extra.ERRORCODE ?? ''),
    reason: reply.ErrMsg,
  };
}

/** Figures of a query are in kuruş, with or without a point before the last two. */
function kurus(figure: string | undefined): Kurus {
  const digits = (figure ?? '').replace('.', '');
  return /^\d+$/.test(digits) ? Number(digits) : 0;
}

export type OrderState = {
  readonly status: PaymentStatus;
  readonly transaction: string;
  /** The last movement was a refund, so only the history tells how much is left. */
  readonly refundedSome: boolean;
};

const unavailable: OrderState = { status: { kind: 'unavailable' }, transaction: '', refundedSome: false };
const noOrder: OrderState = { ...unavailable, status: { kind: 'known', state: 'none', amount: 0, refunded: 0 } };

const states: Readonly<Record<string, PaymentState>> = {
  A: 'authorised',
  C: 'captured',
  S: 'captured',
  V: 'voided',
  CNCL: 'voided',
  D: 'declined',
  ERR: 'declined',
};

/** A query about an unknown order answers with the status line left blank; any other failure is no answer. */
export function orderStateOf(reply: Cc5Reply | undefined): OrderState {
  const extra = reply?.Extra;
  if (extra?.ORDERSTATUS === undefined) return unavailable;
  if (!extra.ORD_ID && /^ORD_ID:(\s|$)/.test(extra.ORDERSTATUS)) return noOrder;
  const letter = states[extra.TRANS_STAT ?? ''];
  if (letter === undefined) return unavailable;
  const captured = kurus(extra.CAPTURE_AMT);
  const state = letter === 'authorised' && captured > 0 ? 'captured' : letter;
  const amount = state === 'captured' && captured > 0 ? captured : kurus(extra.ORIG_TRANS_AMT);
  const isProven = state === 'authorised' && isFullProof(extra.MDSTATUS ?? '', extra.ECI_3D ?? '');
  return {
    status: { kind: 'known', state, amount, refunded: 0, ...(isProven && { isProven }) },
    transaction: extra.TRANS_ID ?? '',
    refundedSome: extra.CHARGE_TYPE_CD === 'C',
  };
}

/** Lines of tab-separated values: type, state, first amount, amount taken, …, return code, transaction. */
export function refundedOrder(reply: Cc5Reply | undefined): PaymentStatus {
  const lines = Object.entries(reply?.Extra ?? {})
    .filter(([name]) => /^TRX\d+$/.test(name))
    .map(([, line]) => line.split('\t'))
    .filter((line) => line[9] === '00');
  const taken = (line: readonly string[]): Kurus => kurus(line[3]) || kurus(line[2]);
  const sale = lines.find(([type]) => type === 'S');
  if (!sale) return { kind: 'unavailable' };
  const refunded = lines
    .filter(([type, state]) => type === 'C' && state !== 'V')
    .reduce((sum, line) => sum + taken(line), 0);
  const amount = taken(sale);
  return { kind: 'known', state: refunded >= amount ? 'refunded' : 'captured', amount, refunded };
}
