import type { TimelineKind } from '#domain/desk/timeline.ts';
import type { EntryOf } from '#ports/desk-find.ts';
import type { Database } from '../../../database.ts';

/** Reads the rows of one kind. */
export type Load<Kind extends TimelineKind> = (
  database: Database,
  ids: readonly string[],
) => Promise<readonly EntryOf<Kind>[]>;
