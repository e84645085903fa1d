import type { DeskEntry } from '#ports/operators.ts';
import type { DeskPorts } from './ports.ts';

export type LogPorts = Pick<DeskPorts, 'clock' | 'deskLog'>;

/** What a command of who runs the product does stands in the log of the desk, as what is done there. */
export async function logCommand<Answer extends { readonly kind: 'said' | 'refused' }>(
  { clock, deskLog }: LogPorts,
  entry: Omit<DeskEntry, 'operatorId'>,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const id = await deskLog.begin({ ...entry, operatorId: undefined }, clock.now());
  try {
    const answer = await run();
    await deskLog.end(id, answer.kind === 'said' ? 'done' : 'refused', clock.now());
    return answer;
  } catch (error) {
    await deskLog.end(id, 'failed', clock.now()).catch(() => undefined);
    throw error;
  }
}
