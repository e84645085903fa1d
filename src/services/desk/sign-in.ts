import { type OperatorRole, operatorRoles } from '#domain/desk/operator.ts';
import { stepsTaken } from '#domain/desk/totp-steps.ts';
import type { Operator } from '#ports/operators.ts';
import type { DeskPorts } from './ports.ts';

export type SignInRequest = {
  readonly name: string;
  readonly password: string;
  readonly code: string;
  readonly address: string;
};

/** wrong: name, password or code; which of them is told to nobody. */
export type SignInAnswer =
  | { readonly kind: 'in'; readonly token: string; readonly operator: Operator }
  | { readonly kind: 'wrong' | 'busy' | 'tooMany' };

/** Opens a session for who knows the password and holds the app. A code opens one session. */
export async function signIn(
  ports: Pick<DeskPorts, 'operators' | 'deskLog' | 'passwords' | 'codes' | 'secrets' | 'clock' | 'attempts'>,
  { name, password, code, address }: SignInRequest,
): Promise<SignInAnswer> {
  const now = ports.clock.now();
  if (!(await ports.attempts.mayTry(name, address, now))) return { kind: 'tooMany' };
  const keys = await ports.operators.keysOf(name);
  const compared = await ports.passwords.compare(password, keys?.passwordHash);
  if (compared === 'busy') return { kind: 'busy' };
  if (!keys || compared === 'differ') return { kind: 'wrong' };
  const step = stepsTaken(now, keys.lastStep).find((one) =>
    ports.secrets.same(ports.codes.codeAt(keys.totpSecret, one), code),
  );
  if (step === undefined || !(await ports.operators.takeStep(keys.operator.id, step))) return { kind: 'wrong' };
  const token = ports.secrets.token();
  const { operator } = keys;
  await ports.operators.openSession(
    { tokenDigest: ports.secrets.digest('token', token), operatorId: operator.id, address },
    now,
  );
  const subject = { kind: 'operator', id: operator.id } as const;
  await ports.deskLog.write({ operatorId: operator.id, act: 'signIn', subject, why: undefined }, now);
  return { kind: 'in', token, operator };
}

export const isRole = (text: string): text is OperatorRole => (operatorRoles as readonly string[]).includes(text);
