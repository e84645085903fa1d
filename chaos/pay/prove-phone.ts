import type { CodeOwner } from '#ports/verification-codes.ts';
import type { Stage } from './stage.ts';

/** Leaves a phone proven for a visitor, as a right code does; nobody here reads messages. */
export async function provePhone({ codes }: Pick<Stage, 'codes'>, owner: CodeOwner, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + 60_000);
  await codes.add({ ...owner, codeDigest: '', nationalNumber: undefined, now, expiresAt });
  const code = await codes.spendTry(owner, { now, mostTries: 1 });
  if (!code || !(await codes.use(code.id, now))) throw new Error(`${owner.phone} could not be proven`);
}
