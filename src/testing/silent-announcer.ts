import type { Announcer } from '#ports/broker.ts';

/** Where nobody listens. */
export const silentAnnouncer: Announcer = { rowsWait: () => undefined, quotationChanged: () => undefined };
