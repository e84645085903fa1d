import type { Logged } from '#contracts/desk/desk-call.ts';
import type { DeskCallId } from '#contracts/desk/index.ts';
import type { DeskOutcome } from '#ports/operators.ts';
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

/** Writes down what is about to be done, has it done, and writes down what became of it. */
export async function keepLog<Result extends { readonly kind: string }>(
  { clock, deskLog }: Ports,
  { id, logged, asked, operator }: Entry,
  act: () => Promise<Result>,
): Promise<Result> {
  const subject = { kind: logged.kind, id: textOf(asked, logged.by) ?? operator.id };
  const why = textOf(asked, logged.why);
  const entry = await deskLog.begin({ operatorId: operator.id, act: id, subject, why }, clock.now());
  const end = (outcome: DeskOutcome) => deskLog.end(entry, outcome, clock.now());
  let result: Result;
  try {
    result = await act();
  } catch (error) {
    await end('failed').catch(() => undefined);
    throw error;
  }
  await end(result.kind === 'refused' || result.kind === 'missing' ? 'refused' : 'done');
  return result;
}
