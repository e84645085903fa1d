import type { PersonalData } from '#ports/personal-data.ts';
import type { Database } from '../../database.ts';
import { collectData } from './collect.ts';
import { eraseData } from './erase.ts';
import { readOutlook } from './outlook.ts';

export function personalDataRepository(database: Database): PersonalData {
  return {
    collect: (subject) => collectData(database, subject),
    outlook: (subject, now) => readOutlook(database, subject, now),
    erase: (subject, erasure) => eraseData(database, subject, erasure),
  };
}
