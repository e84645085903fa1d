import type { Views } from '../view.ts';
import { CustomerScreen, CustomerShownScreen } from './customer.tsx';
import { FindScreen } from './find.tsx';
import { LogScreen } from './log.tsx';
import { SignInScreen } from './sign-in.tsx';

export const views: Views = {
  signInPage: SignInScreen,
  log: LogScreen,
  find: FindScreen,
  customer: CustomerScreen,
  customerShown: CustomerShownScreen,
};
