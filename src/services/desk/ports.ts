import type { DeskApprovals } from '#ports/desk-approvals.ts';
import type { DeskCancellations } from '#ports/desk-cancellations.ts';
import type { DeskCustomers } from '#ports/desk-find.ts';
import type { DeskOrders } from '#ports/desk-orders.ts';
import type { DeskPolicies } from '#ports/desk-policies.ts';
import type { DeskThreads } from '#ports/desk-threads.ts';
import type { DeskToday } from '#ports/desk-today.ts';
import type { OneTimeCodes } from '#ports/one-time-codes.ts';
import type { DeskLog, Operators } from '#ports/operators.ts';
import type { RestingInsurers } from '#ports/resting-insurers.ts';
import type { PurchasePorts } from '../purchase-ports.ts';
import type { SupportLists } from '../support/ports.ts';

/** All that the desk needs; each use case names the part it takes. */
export type DeskPorts = PurchasePorts & {
  readonly operators: Operators;
  readonly deskLog: DeskLog;
  readonly oneTimeCodes: OneTimeCodes;
  readonly deskOrders: DeskOrders;
  readonly approvals: DeskApprovals;
  readonly deskToday: DeskToday;
  readonly restingInsurers: RestingInsurers;
  readonly lists: SupportLists;
  readonly deskThreads: DeskThreads;
  readonly deskCancellations: DeskCancellations;
  readonly deskPolicies: DeskPolicies;
  readonly customers: DeskCustomers;
};
