import type { LoadedPage } from '../page/load-page.ts';

/** Adds structured data that needs more than the page's own text. */
export function withData<Loaded extends LoadedPage>(loaded: Loaded, structuredData: readonly object[]): Loaded {
  return { ...loaded, head: { ...loaded.head, structuredData } };
}
