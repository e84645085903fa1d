import type { ActId, AskedOf, DataOf, DeskCallId, deskCalls, FileId, ScreenId } from '#contracts/desk/index.ts';
import type { Operator } from '#ports/operators.ts';

/** Who stands at the door. */
export type DoorContext = { readonly address: string };
/** Who works, and from where. */
export type DeskContext = DoorContext & { readonly operator: Operator; readonly sessionDigest: string };
type ContextOf<Id extends DeskCallId> = (typeof deskCalls)[Id]['role'] extends 'anybody' ? DoorContext : DeskContext;

export type Missing = { readonly kind: 'missing' };
export const missing: Missing = { kind: 'missing' };

export type Shown<Data> = { readonly kind: 'shown'; readonly data: Data };
export const shown = <Data>(data: Data): Shown<Data> => ({ kind: 'shown', data });

export type ActResult =
  /** Leads to a screen, which says the word. A session that begins or ends is told to the browser. */
  | {
      readonly kind: 'done';
      readonly to: string;
      readonly word?: string;
      readonly session?: string | null;
      /** Nothing is done before somebody else approves it. */
      readonly waits?: true;
    }
  /** Shows the screen of its form again, with what was typed. Errors stand at their fields. */
  | { readonly kind: 'refused'; readonly word?: string; readonly errors?: Readonly<Record<string, string>> }
  | Missing;

export type FileResult =
  | { readonly kind: 'file'; readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  | Missing;

export type ScreenHandlers = {
  readonly [Id in ScreenId]: (asked: AskedOf<Id>, context: ContextOf<Id>) => Promise<Shown<DataOf<Id>> | Missing>;
};
export type ActHandlers = {
  readonly [Id in ActId]: (asked: AskedOf<Id>, context: ContextOf<Id>) => Promise<ActResult>;
};
export type FileHandlers = {
  readonly [Id in FileId]: (asked: AskedOf<Id>, context: ContextOf<Id>) => Promise<FileResult>;
};

/** Every call of the desk has one. */
export type DeskHandlers = ScreenHandlers & ActHandlers & FileHandlers;
