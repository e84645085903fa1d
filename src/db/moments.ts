import { type SQL, sql } from './drizzle.ts';

/**
 * Now by the database's clock. Whoever takes something for a while, and whoever asks whether that while is over, goes by
 * this one: the clocks of processes differ.
 */
export const databaseNow = sql`now()`;

/** To the millisecond, as dates here are: what is read can be compared with what stands there. */
export const momentIn = (milliseconds: number): SQL =>
  sql`date_trunc('milliseconds', now()) + ${milliseconds} * interval '1 millisecond'`;
