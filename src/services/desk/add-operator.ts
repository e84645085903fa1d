import type { OperatorRole } from '#domain/desk/operator.ts';
import type { DeskPorts } from './ports.ts';

type Ports = Pick<DeskPorts, 'clock' | 'oneTimeCodes' | 'operators' | 'passwords'>;
export type OperatorWish = {
  readonly name: string;
  readonly password: string;
  readonly roles: readonly OperatorRole[];
};

/** False where somebody has that name. */
export async function addOperator(ports: Ports, wish: OperatorWish): Promise<{ readonly totpSecret: string } | false> {
  const { name, password, roles } = wish;
  const hashed = await ports.passwords.hash(password);
  if (hashed.kind === 'busy') throw new Error('Too many passwords are being hashed');
  const totpSecret = ports.oneTimeCodes.newSecret();
  const operator = { name, roles, passwordHash: hashed.hash, totpSecret };
  return (await ports.operators.add(operator, ports.clock.now())) && { totpSecret };
}

/** The secret of who has that name, who is made where there is none. */
export async function ensureOperator(ports: Ports, wish: OperatorWish): Promise<string> {
  const known = await ports.operators.keysOf(wish.name);
  if (known) return known.totpSecret;
  const added = await addOperator(ports, wish);
  return added ? added.totpSecret : ensureOperator(ports, wish);
}
