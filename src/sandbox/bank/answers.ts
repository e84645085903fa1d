import { formatMoment } from '#domain/dates.ts';
import type { Decline } from './cards.ts';
import type { Cc5Response } from './cc5.ts';
import type { Movement, Payment } from './ledger.ts';

const silent = { AuthCode: '', HostRefNum: '', TransId: '' };

export function approvedAnswer({ orderId, movements }: Payment): Cc5Response {
  const last = movements.at(-1);
  const id = last?.id ?? '';
  return {
    OrderId: orderId,
    GroupId: orderId,
    Response: 'Approved',
    AuthCode: `P${id.slice(0, 5)}`,
    HostRefNum: String(Number.parseInt(id.slice(0, 9), 16)).padStart(12, '0'),
    ProcReturnCode: '00',
    TransId: id,
    ErrMsg: '',
    Extra: { TRXDATE: formatMoment(last?.at ?? new Date(0)), NUMCODE: '00' },
  };
}

export function declinedAnswer(orderId: string, { code, text }: Decline): Cc5Response {
  const Extra = { ERRORCODE: `ISO8583-${code}`, NUMCODE: code };
  return {
    ...silent,
    OrderId: orderId,
    GroupId: orderId,
    Response: 'Declined',
    ProcReturnCode: code,
    ErrMsg: text,
    Extra,
  };
}

/** The gateway itself says no, with a code of its own. */
export function errorAnswer(orderId: string, errorCode: string, text: string): Cc5Response {
  const Extra = { ERRORCODE: errorCode, NUMCODE: '99' };
  return {
    ...silent,
    OrderId: orderId,
    GroupId: orderId,
    Response: 'Error',
    ProcReturnCode: '99',
    ErrMsg: text,
    Extra,
  };
}

/** A movement's letter: A reserved, C taken, V undone, D declined. A refund stands as a taken one of type C. */
function stateLetter(payment: Payment, movement: Movement): string {
  if (movement.code !== '00') return 'D';
  if (movement.type === 'Credit') return 'C';
  if (payment.state === 'voided') return 'V';
  return payment.captured > 0 ? 'C' : 'A';
}

type Line = Readonly<
  Record<'CHARGE_TYPE_CD' | 'TRANS_STAT' | 'ORIG_TRANS_AMT' | 'CAPTURE_AMT' | 'PROC_RET_CD' | 'TRANS_ID', string>
>;

function takenAmount(payment: Payment, { type, code, amount }: Movement): string {
  if (code !== '00') return '';
  const taken = type === 'Credit' ? amount : payment.captured;
  return taken > 0 ? String(taken) : '';
}

/** Reservation and collection are one line; every refund and every declined attempt is its own. Amounts in kuruş. */
function linesOf(payment: Payment): Line[] {
  return payment.movements
    .filter(({ type }) => type !== 'PostAuth' && type !== 'Void')
    .map((movement) => ({
      CHARGE_TYPE_CD: movement.type === 'Credit' ? 'C' : 'S',
      TRANS_STAT: stateLetter(payment, movement),
      ORIG_TRANS_AMT: String(movement.amount),
      CAPTURE_AMT: takenAmount(payment, movement),
      PROC_RET_CD: movement.code,
      TRANS_ID: movement.id,
    }));
}

const noLine: Line = {
  CHARGE_TYPE_CD: '',
  TRANS_STAT: '',
  ORIG_TRANS_AMT: '',
  CAPTURE_AMT: '',
  PROC_RET_CD: '',
  TRANS_ID: '',
};

/** The last line that went through, or the last at all. */
export function statusAnswer(orderId: string, payment: Payment | undefined): Cc5Response {
  const lines = payment ? linesOf(payment) : [];
  const line = lines.findLast(({ PROC_RET_CD }) => PROC_RET_CD === '00') ?? lines.at(-1) ?? noLine;
  const found = line !== noLine;
  const pairs = { ORD_ID: found ? orderId : '', ...line };
  const { mdStatus: MDSTATUS = '', eci: ECI_3D = '' } = payment?.proof ?? {};
  return {
    ...silent,
    OrderId: orderId,
    GroupId: '',
    Response: found ? 'Approved' : 'Declined',
    ProcReturnCode: found ? '00' : '99',
    TransId: line.TRANS_ID,
    ErrMsg: found ? `Record(s) found for ${orderId}` : `No record found for ${orderId}`,
    Extra: {
      ...pairs,
      MDSTATUS,
      ECI_3D,
      ORDERSTATUS: Object.entries(pairs)
        .map(([name, value]) => `${name}:${value}`)
        .join('\t'),
    },
  };
}

export function historyAnswer(orderId: string, payment: Payment | undefined): Cc5Response {
  const rows = payment ? linesOf(payment) : [];
  const entries = rows.map((line, index): [string, string] => [
    `TRX${index + 1}`,
    [
      line.CHARGE_TYPE_CD,
      line.TRANS_STAT,
      line.ORIG_TRANS_AMT,
      line.CAPTURE_AMT,
      '',
      '',
      '',
      '',
      '',
      line.PROC_RET_CD,
      line.TRANS_ID,
      '',
    ].join('\t'),
  ]);
  return {
    ...statusAnswer(orderId, payment),
    Extra: { ...Object.fromEntries(entries), TRXCOUNT: String(rows.length), NUMCODE: '0' },
  };
}
