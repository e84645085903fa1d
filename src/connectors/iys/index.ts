import type {
  PermissionAnswer,
  PermissionChange,
  PermissionRegister,
  PermissionSubject,
  TellAnswer,
} from '#ports/permission-register.ts';
import { type IysOptions, iysClient } from './client.ts';
import { permissionAnswer, tellAnswer } from './map-in.ts';
import { consentOf, questionOf, recipientOf } from './map-out.ts';

export type { IysOptions } from './client.ts';

/** The register refuses to hear again what it holds; a withdrawal of what it never held changes nothing there. */
function holdsAlready(change: PermissionChange, held: PermissionAnswer): boolean {
  if (change.granted) return held.kind === 'granted';
  return held.kind === 'refused' || held.kind === 'unknown';
}

/** İleti Yönetim Sistemi, the register of permissions for commercial messages. */
export function iys(options: IysOptions): PermissionRegister {
  const post = iysClient(options);

  async function ask(subject: PermissionSubject, signal: AbortSignal): Promise<PermissionAnswer> {
    const recipient = recipientOf(subject);
    if (recipient === undefined) return { kind: 'unknown' };
    return permissionAnswer(await post('/consents/status', questionOf(subject, recipient), signal));
  }

  async function tellOne(change: PermissionChange, signal: AbortSignal): Promise<TellAnswer> {
    const recipient = recipientOf(change);
    if (recipient === undefined) return { kind: 'refused', reason: 'recipient' };
    const answer = tellAnswer(await post('/consents', consentOf(change, recipient), signal));
    if (answer.kind !== 'refused') return answer;
    const held = await ask(change, signal);
    if (held.kind === 'unavailable') return { kind: 'unavailable' };
    return holdsAlready(change, held) ? { kind: 'told' } : answer;
  }

  return {
    ask,
    async tell(changes, signal) {
      const answers: TellAnswer[] = [];
      let away = false;
      for (const change of changes) {
        const answer: TellAnswer = away ? { kind: 'unavailable' } : await tellOne(change, signal);
        away = answer.kind === 'unavailable';
        answers.push(answer);
      }
      return answers;
    },
  };
}
