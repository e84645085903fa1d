import { ageOf } from '#domain/desk/age.ts';
import { WaitingAge } from './waiting-age.tsx';

/** How long something has been there, in one unit. */
export function Age({ since, now }: { readonly since: string; readonly now: string }) {
  const { unit, count } = ageOf(new Date(since), new Date(now));
  return (
    <time dateTime={since}>
      <WaitingAge age={{ Unit: unit, Count: count }} />
    </time>
  );
}
