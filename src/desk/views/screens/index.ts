import type { Views } from '../view.ts';
import { InsurerScreen, InsurersScreen } from './insurers.tsx';
import { LogScreen } from './log.tsx';
import { NoteScreen, NotesScreen } from './notes.tsx';
import { SignInScreen } from './sign-in.tsx';
import { TablesScreen } from './tables.tsx';

export const views: Views = {
  signInPage: SignInScreen,
  insurers: InsurersScreen,
  insurer: InsurerScreen,
  notes: NotesScreen,
  note: NoteScreen,
  tables: TablesScreen,
  log: LogScreen,
};
