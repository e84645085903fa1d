import { rowsPerPage } from '#contracts/desk/list-query.ts';

/** One page of a list, of rows that were read with one more than a page holds. */
export function pageRows<Row, Wire>(page: number, rows: readonly Row[], wireOf: (row: Row) => Wire) {
  return { Rows: rows.slice(0, rowsPerPage).map(wireOf), Page: page, HasMore: rows.length > rowsPerPage };
}

/** Which rows of a list a page is made of, and one more. */
export const rowsOf = (page: number) => ({ skip: (page - 1) * rowsPerPage, most: rowsPerPage + 1 });
