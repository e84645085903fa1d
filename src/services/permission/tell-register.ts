import type { UntoldNotices } from '#ports/permission-notices.ts';
import { asTold } from './as-told.ts';
import type { PermissionPorts } from './ports.ts';

type Ports = Pick<PermissionPorts, 'clock' | 'permissions' | 'permissionRegister'>;

const mostAtOnce = 25;
/** A whole batch; a register that answers slowly is taken up again by the next run. */
const patienceMs = 60_000;

/**
 * Tells the register of permissions what changed, in order. What it cannot take now waits for the next run; what is late
 * is told to whoever looks after the product.
 */
export async function tellRegister(
  { clock, permissions, permissionRegister }: Ports,
  onOverdue: (untold: UntoldNotices) => void,
): Promise<void> {
  for (let more = true; more; ) {
    const run = await permissions.tellNext({ most: mostAtOnce, now: clock.now() }, (changes) =>
      permissionRegister.tell(asTold(changes, clock.now()), AbortSignal.timeout(patienceMs)),
    );
    more = run.kind === 'done' && run.handed === mostAtOnce && run.settled === mostAtOnce;
  }
  const untold = await permissions.untold(clock.now());
  if (untold.overdue > 0) onOverdue(untold);
}
