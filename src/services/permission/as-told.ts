import type { OwedChange } from '#ports/permission-notices.ts';
import type { PermissionChange } from '#ports/permission-register.ts';

/**
 * The register takes nothing that is older than the law allows. A permission that was not told in time is lost and may be
 * given anew; a withdrawal must reach it all the same, so that a late one is told as of now, unless something newer follows.
 */
export function asTold(changes: readonly OwedChange[], now: Date): readonly PermissionChange[] {
  return changes.map(({ dueAt, ...change }, at) => {
    const isLast = !changes
      .slice(at + 1)
      .some(({ channel, recipient }) => channel === change.channel && recipient === change.recipient);
    return !change.granted && dueAt < now && isLast ? { ...change, givenAt: now } : change;
  });
}
