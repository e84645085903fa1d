import type { ApprovalDecision, ApprovalOutcome, MoneyWish } from '#domain/desk/money-acts.ts';
import type { Kurus } from '#domain/money.ts';
import type { OrderState } from '#domain/order/order-state.ts';

export type NewApproval = {
  readonly orderId: string;
  /** When it was asked for: the same wish does another thing in another state. */
  readonly orderState: OrderState;
  readonly wish: MoneyWish;
  readonly amount: Kurus;
  readonly why: string;
  readonly askedBy: string;
};

export type Approval = NewApproval & {
  readonly id: string;
  /** The order's. */
  readonly reference: string;
  readonly asker: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
  readonly decision: ApprovalDecision | undefined;
  readonly decider: string | undefined;
  readonly decidedAt: Date | undefined;
  readonly decisionWhy: string | undefined;
  /** Undefined while it is under way, and where its process ended in the middle. */
  readonly outcome: ApprovalOutcome | undefined;
};

export type ApprovalChoice = {
  readonly by: string;
  readonly decision: 'approved' | 'refused';
  readonly why: string | undefined;
};

/** What moves more money than one person may move alone. */
export type DeskApprovals = {
  /** False while something else waits for the same order. What was not decided in time makes room. */
  ask(approval: NewApproval, now: Date): Promise<boolean>;
  find(id: string): Promise<Approval | undefined>;
  /** Of many who decide one does, and none once its time is over. Who asked may refuse, and not approve. */
  decide(id: string, choice: ApprovalChoice, now: Date): Promise<boolean>;
  end(id: string, outcome: ApprovalOutcome): Promise<void>;
  /** The newest first. */
  ofOrder(orderId: string): Promise<readonly Approval[]>;
  page(
    wanted: { readonly isWaiting: boolean; readonly now: Date },
    rows: { readonly skip: number; readonly most: number },
  ): Promise<readonly Approval[]>;
};
