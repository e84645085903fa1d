import type { z } from 'zod';
import type { Field } from '#catalog/fields/field.ts';
import type { OperatorRole } from '#domain/desk/operator.ts';
import type { DeskSubjectKind } from '#domain/desk/subjects.ts';

/**
 * What of a request the log of the desk names: the kind, the field with its number, those that say
 * what exactly, and the field that says why.
 */
export type Logged = {
  readonly kind: DeskSubjectKind;
  readonly by?: string;
  readonly what?: readonly string[];
  readonly why?: string;
};

type Row = {
  readonly audience: 'desk';
  /** What one must be; anybody: who is not signed in. */
  readonly role: OperatorRole | 'anybody';
  /** Parts in it that begin with a colon are fields of the request. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Fields of the path and of the query or the form. */
  readonly request: z.ZodType;
  readonly example: Readonly<Record<string, string>>;
};

/** Something to look at: GET. Logged where looking at it is something that must be known later. */
export type DeskScreen = Row & { readonly kind: 'screen'; readonly data: z.ZodType; readonly logged?: Logged };

/** Something done: POST of a form. It leads to a screen, or shows its own again with what was wrong. */
export type DeskAct = Row & {
  readonly kind: 'act';
  /** The screen its form stands on, which takes from the request what it needs. */
  readonly screen: string;
  /** Of the form, in order; the rules are theirs. */
  readonly fields: readonly Field[];
  readonly logged: Logged;
};

/** A file to save: GET. */
export type DeskFile = Row & { readonly kind: 'file'; readonly logged: Logged };

/** One call of the desk, as data. Routes, the door and the log all come from it. */
export type DeskCall = DeskScreen | DeskAct | DeskFile;
