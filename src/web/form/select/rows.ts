export const listHeight = 256;
export const rowHeight = 24;
const spare = 8;

/** Rows fully seen at once; a page of the list. */
export const rowsPerPage = Math.floor(listHeight / rowHeight);

/** The first row to draw and the one after the last, with a few to spare on both sides. */
export function rowsAround(scrollTop: number, count: number): { readonly from: number; readonly to: number } {
  const first = Math.floor(scrollTop / rowHeight);
  return {
    from: Math.max(0, Math.min(first, count) - spare),
    to: Math.min(count, first + Math.ceil(listHeight / rowHeight) + spare),
  };
}

/** The scroll position at which a row is seen whole, moved as little as possible. */
export function scrollToRow(row: number, scrollTop: number, height: number): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - height);
}

/** Where a key leads in a list; the ends meet for single steps. Undefined for keys that do not move. */
export function nextRow(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return Math.min(count - 1, Math.max(active, 0) + rowsPerPage);
    case 'PageUp':
      return Math.max(0, active - rowsPerPage);
    default:
      return undefined;
  }
}
