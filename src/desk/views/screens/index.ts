import type { Views } from '../view.ts';
import { LogScreen } from './log.tsx';
import { ReviewsScreen } from './reviews.tsx';
import { SignInScreen } from './sign-in.tsx';
import { TodayScreen } from './today.tsx';

export const views: Views = {
  signInPage: SignInScreen,
  log: LogScreen,
  today: TodayScreen,
  reviews: ReviewsScreen,
};
