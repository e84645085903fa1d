import type { OperatorRole } from '#domain/desk/operator.ts';
import type { OperatorKeys } from '#ports/operators.ts';
import type { DeskPorts } from './ports.ts';

type Ports = Pick<DeskPorts, 'clock' | 'oneTimeCodes' | 'operators' | 'passwords'>;
export type OperatorWish = {
  readonly name: string;
  readonly password: string;
  readonly roles: readonly OperatorRole[];
};
type NewKeys = Pick<OperatorKeys, 'passwordHash' | 'totpSecret'>;

/** A password and a new secret for the authenticator. */
export async function newKeys(
  { oneTimeCodes, passwords }: Pick<Ports, 'oneTimeCodes' | 'passwords'>,
  password: string,
): Promise<NewKeys> {
  const hashed = await passwords.hash(password);
  if (hashed.kind === 'busy') throw new Error('Too many passwords are being hashed');
  return { passwordHash: hashed.hash, totpSecret: oneTimeCodes.newSecret() };
}

/** Undefined where somebody has that name. */
export async function addOperator(
  ports: Ports,
  { name, password, roles }: OperatorWish,
): Promise<Pick<NewKeys, 'totpSecret'> | undefined> {
  const keys = await newKeys(ports, password);
  return (await ports.operators.add({ name, roles, ...keys }, ports.clock.now())) ? keys : undefined;
}

/** The secret of who has that name, who is made where there is none; undefined where that one is disabled. */
export async function ensureOperator(ports: Ports, wish: OperatorWish): Promise<string | undefined> {
  const known = await ports.operators.keysOf(wish.name);
  // Another process may have made them in between.
  const keys = known ?? (await addOperator(ports, wish)) ?? (await ports.operators.keysOf(wish.name));
  return keys?.totpSecret;
}
