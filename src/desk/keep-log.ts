import type { Logged } from '#contracts/desk/desk-call.ts';
import type { DeskCallId } from '#contracts/desk/index.ts';
import type { DeskSubject } from '#domain/desk/subjects.ts';
import { deskTexts } from '#messages/desk.ts';
import type { DeskEntry, DeskOutcome } from '#ports/operators.ts';
import type { DeskPorts } from '#services/desk/ports.ts';
import type { DeskContext } from './handler.ts';

type Ports = Pick<DeskPorts, 'clock' | 'deskLog'>;
type Entry = {
  readonly id: DeskCallId;
  readonly logged: Logged;
  readonly asked: unknown;
  readonly operator: DeskContext['operator'];
};

function textOf(asked: unknown, field: string | undefined): string | undefined {
  const value = field === undefined ? undefined : (asked as Record<string, unknown>)[field];
  return value === undefined || value === null ? undefined : String(value);
}

/** What no number names yet is named by none; only who comes and goes is their own subject. */
function subjectOf({ logged, asked, operator }: Entry): DeskSubject {
  const id = logged.kind === 'operator' ? operator.id : textOf(asked, logged.by);
  return { kind: logged.kind, id: id ?? deskTexts.none };
}

function whatOf({ logged, asked }: Entry): DeskEntry['what'] {
  const said = (logged.what ?? []).flatMap((field) => {
    const text = textOf(asked, field);
    return text === undefined ? [] : [[field, text] as const];
  });
  return said.length === 0 ? undefined : Object.fromEntries(said);
}

export type Answered = { readonly kind: string; readonly waits?: true };

function outcomeOf({ kind, waits }: Answered): DeskOutcome {
  if (kind === 'refused' || kind === 'missing') return 'refused';
  return waits ? 'waits' : 'done';
}

/** Writes down what is about to be done, has it done, and writes down what became of it. */
export async function keepLog<Result extends Answered>(
  { clock, deskLog }: Ports,
  doing: Entry,
  act: () => Promise<Result>,
): Promise<Result> {
  const { id, logged, asked, operator } = doing;
  const said = { subject: subjectOf(doing), what: whatOf(doing), why: textOf(asked, logged.why) };
  const entry = await deskLog.begin({ operatorId: operator.id, act: id, ...said }, clock.now());
  const end = (outcome: DeskOutcome) => deskLog.end(entry, outcome, clock.now());
  let result: Result;
  try {
    result = await act();
  } catch (error) {
    await end('failed').catch(() => undefined);
    throw error;
  }
  await end(outcomeOf(result));
  return result;
}
