import type { Views } from '../view.ts';
import { LogScreen } from './log.tsx';
import { SignInScreen } from './sign-in.tsx';

export const views: Views = {
  signInPage: SignInScreen,
  log: LogScreen,
};
