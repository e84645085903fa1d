import { formatDay } from '#domain/dates.ts';
import type { IssueRequest } from '#ports/insurer.ts';
import { turkishOfKurus } from './amounts.ts';
import type { Entry, Spelling } from './fields/index.ts';

/** Old Turkish systems: decimal comma, dd.mm.yyyy, E and H, lines by number, letters of their own for a choice. */
export const oldTurkishSpelling: Spelling<string> = {
  text: (value) => value,
  number: (value) => `${value}`,
  money: turkishOfKurus,
  date: (day) => formatDay(day),
  flag: (value) => (value ? 'E' : 'H'),
  line: ({ branchId }) => `${branchId}`,
  choice: ({ turkish }) => turkish,
};

export type TextFields = Readonly<Record<string, string>>;

/** Entries under their Turkish names. What is empty is not told. */
export function turkishFields(entries: readonly Entry<string>[]): TextFields {
  return Object.fromEntries(entries.flatMap(({ turkish, value }) => (value === '' ? [] : [[turkish, value]])));
}

export function turkishOrder(request: IssueRequest, { money }: Spelling<string>): TextFields {
  return {
    referans: request.reference,
    teklifNo: request.proposalNumber,
    brutPrim: money(request.gross),
    taksitSayisi: `${request.installmentCount}`,
    odemeReferansi: request.paymentReference,
  };
}
