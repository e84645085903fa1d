import type { DeskCustomers } from '#ports/desk-find.ts';
import type { OneTimeCodes } from '#ports/one-time-codes.ts';
import type { DeskLog, Operators } from '#ports/operators.ts';
import type { PurchasePorts } from '../purchase-ports.ts';

/** All that the desk needs; each use case names the part it takes. */
export type DeskPorts = PurchasePorts & {
  readonly operators: Operators;
  readonly deskLog: DeskLog;
  readonly oneTimeCodes: OneTimeCodes;
  readonly customers: DeskCustomers;
};
