import type { Views } from '../view.ts';
import { ApprovalScreen, ApprovalsScreen } from './approvals.tsx';
import { CancellationScreen, CancellationShownScreen } from './cancellation.tsx';
import { CancellationsScreen } from './cancellations.tsx';
import { CustomerScreen, CustomerShownScreen } from './customer.tsx';
import { FindScreen } from './find.tsx';
import { FindingScreen, FindingsScreen } from './findings.tsx';
import { InsurerScreen, InsurersScreen } from './insurers.tsx';
import { LogScreen } from './log.tsx';
import { NoteScreen, NotesScreen } from './notes.tsx';
import { OrderScreen } from './order.tsx';
import { OrdersScreen } from './orders.tsx';
import { PolicyScreen } from './policy.tsx';
import { RefundScreen, RefundsScreen } from './refunds.tsx';
import { ReviewsScreen } from './reviews.tsx';
import { SignInScreen } from './sign-in.tsx';
import { TablesScreen } from './tables.tsx';
import { ThreadScreen } from './thread.tsx';
import { ThreadShownScreen } from './thread-shown.tsx';
import { ThreadsScreen } from './threads.tsx';
import { TodayScreen } from './today.tsx';

export const views: Views = {
  signInPage: SignInScreen,
  orders: OrdersScreen,
  order: OrderScreen,
  refunds: RefundsScreen,
  refund: RefundScreen,
  findings: FindingsScreen,
  finding: FindingScreen,
  approvals: ApprovalsScreen,
  approval: ApprovalScreen,
  insurers: InsurersScreen,
  insurer: InsurerScreen,
  notes: NotesScreen,
  note: NoteScreen,
  tables: TablesScreen,
  log: LogScreen,
  today: TodayScreen,
  reviews: ReviewsScreen,
  threads: ThreadsScreen,
  thread: ThreadScreen,
  threadShown: ThreadShownScreen,
  cancellations: CancellationsScreen,
  cancellation: CancellationScreen,
  cancellationShown: CancellationShownScreen,
  policy: PolicyScreen,
  find: FindScreen,
  customer: CustomerScreen,
  customerShown: CustomerShownScreen,
};
