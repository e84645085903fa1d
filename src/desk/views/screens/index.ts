import type { Views } from '../view.ts';
import { InsurerScreen, InsurersScreen } from './insurers.tsx';
import { LogScreen } from './log.tsx';
import { NoteScreen, NotesScreen } from './notes.tsx';
import { ReviewsScreen } from './reviews.tsx';
import { SignInScreen } from './sign-in.tsx';
import { TablesScreen } from './tables.tsx';
import { TodayScreen } from './today.tsx';

export const views: Views = {
  signInPage: SignInScreen,
  insurers: InsurersScreen,
  insurer: InsurerScreen,
  notes: NotesScreen,
  note: NoteScreen,
  tables: TablesScreen,
  log: LogScreen,
  today: TodayScreen,
  reviews: ReviewsScreen,
};
