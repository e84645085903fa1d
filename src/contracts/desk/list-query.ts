import { z } from 'zod';

export const rowsPerPage = 25;
const mostPages = 10_000;

/** What every list of the desk is asked with; what is no number of a page is the first. */
export const pageField = z.coerce.number().int().min(1).max(mostPages).catch(1);

/** One of these, or the first. */
export const oneOf = <const Name extends string>(names: readonly [Name, ...Name[]]) => z.enum(names).catch(names[0]);

/** One page of rows, and whether there is another. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ Rows: z.array(row), Page: z.number().int(), HasMore: z.boolean() });
