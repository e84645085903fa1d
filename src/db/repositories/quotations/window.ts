/** When a window that opens now is closed, as people are told. */
export const closing = (now: Date, windowMs: number): Date => new Date(now.getTime() + windowMs);

/** When that of the quotation q is, by the database's clock. Those asked before there was a column for it have what was told. */
export const waitsUntil = 'coalesce(q.waits_until, q.closes_at)';
