import type { Views } from '../view.ts';
import { ApprovalScreen, ApprovalsScreen } from './approvals.tsx';
import { FindingScreen, FindingsScreen } from './findings.tsx';
import { LogScreen } from './log.tsx';
import { OrderScreen } from './order.tsx';
import { OrdersScreen } from './orders.tsx';
import { RefundScreen, RefundsScreen } from './refunds.tsx';
import { ReviewsScreen } from './reviews.tsx';
import { SignInScreen } from './sign-in.tsx';
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
  log: LogScreen,
  today: TodayScreen,
  reviews: ReviewsScreen,
};
