import { stepsTaken } from '#domain/desk/totp-steps.ts';
import type { Operator, OperatorKeys } from '#ports/operators.ts';
import { giveBack, keepLimits, type Limited } from '../keep-limits.ts';
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
  | { readonly kind: 'wrong' | 'busy' }
  | Limited;

type Ports = Pick<
  DeskPorts,
  'clock' | 'deskLog' | 'limitFactor' | 'limits' | 'oneTimeCodes' | 'operators' | 'passwords' | 'secrets'
>;

/** Who tries a name that somebody has leaves a trace; limits bound how many. */
async function refuse({ clock, deskLog }: Ports, { operator }: OperatorKeys): Promise<SignInAnswer> {
  await deskLog.end(await deskLog.begin(entryOf(operator), clock.now()), 'refused', clock.now());
  return { kind: 'wrong' };
}

const entryOf = ({ id }: Operator) =>
  ({ operatorId: id, act: 'signIn', subject: { kind: 'operator', id }, why: undefined }) as const;

/** Opens a session for who knows the password and holds the app. A code opens one session. */
export async function signIn(ports: Ports, request: SignInRequest): Promise<SignInAnswer> {
  const { name, password, code, address } = request;
  const subjects = { visitor: address, address, identity: name };
  const limited = await keepLimits(ports, 'deskSignIn', subjects);
  if (limited) return limited;
  const keys = await ports.operators.keysOf(name);
  const compared = await ports.passwords.compare(password, keys?.passwordHash);
  if (compared === 'busy') return { kind: 'busy' };
  if (!keys) return { kind: 'wrong' };
  if (compared === 'differ') return refuse(ports, keys);
  const now = ports.clock.now();
  const step = stepsTaken(now, keys.lastStep).find((one) =>
    ports.secrets.same(ports.oneTimeCodes.codeAt(keys.totpSecret, one), code),
  );
  if (step === undefined || !(await ports.operators.takeStep(keys.operator.id, step))) return refuse(ports, keys);
  await giveBack(ports, 'deskSignIn', subjects);
  const token = ports.secrets.token();
  const { operator } = keys;
  const entry = await ports.deskLog.begin(entryOf(operator), now);
  await ports.operators.openSession(
    { tokenDigest: ports.secrets.digest('token', token), operatorId: operator.id, address },
    now,
  );
  await ports.deskLog.end(entry, 'done', now);
  return { kind: 'in', token, operator };
}
