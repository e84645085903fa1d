import type { NoteLook } from '#domain/site-note.ts';

export type SiteNote = {
  readonly id: string;
  readonly text: string;
  readonly look: NoteLook;
  readonly from: Date;
  readonly until: Date;
};

/** A note as the desk lists it, with the names of operators. */
export type NoteRow = SiteNote & {
  readonly by: string;
  readonly ended: { readonly at: Date; readonly by: string } | undefined;
};

/** What the agency says on the site. */
export type SiteNotes = {
  /** By what this process keeps in memory; the newest first. */
  inForce(now: Date): readonly SiteNote[];
  /** The newest first. */
  page(rows: { readonly skip: number; readonly most: number }): Promise<readonly NoteRow[]>;
  read(id: string): Promise<NoteRow | undefined>;
  /** One of the same number is published once. */
  publish(note: SiteNote, operatorId: string): Promise<void>;
  /** False where none of that number is in force. */
  end(id: string, operatorId: string, now: Date): Promise<boolean>;
};
