import type { Views } from '../view.ts';
import { CancellationScreen, CancellationShownScreen } from './cancellation.tsx';
import { CancellationsScreen } from './cancellations.tsx';
import { LogScreen } from './log.tsx';
import { PolicyScreen } from './policy.tsx';
import { ReviewsScreen } from './reviews.tsx';
import { SignInScreen } from './sign-in.tsx';
import { ThreadScreen } from './thread.tsx';
import { ThreadShownScreen } from './thread-shown.tsx';
import { ThreadsScreen } from './threads.tsx';
import { TodayScreen } from './today.tsx';

export const views: Views = {
  signInPage: SignInScreen,
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
};
