import type { ReactNode } from 'react';
import { ClockSkew, DrawnAt } from '../offer/server-clock.ts';
import type { Followed } from './feed/follow-offers.ts';

type DrawnClockProps = Pick<Followed, 'skew' | 'drawnAt'> & { readonly children: ReactNode };

/** The server's clock for a list, also for one that the server drew. */
export function DrawnClock({ skew, drawnAt, children }: DrawnClockProps) {
  return (
    <ClockSkew value={skew}>
      <DrawnAt value={drawnAt}>{children}</DrawnAt>
    </ClockSkew>
  );
}
