import { quoteOf, quotePages } from '../pages/quotes.ts';
import type { Flow } from './flow.ts';
import { type QuoteVariant, readVariant, variantOf } from './variants.ts';

function flowOf({ line, secondHand, page }: Pick<QuoteVariant, 'line' | 'secondHand' | 'page'>): Flow {
  const { steps, identity } = quoteOf(line);
  const { path } = page;
  const id = [path, line, ...(secondHand ? ['second-hand'] : [])].join(':');
  const fields = secondHand ? (variantOf(line, 'secondHand')?.identity ?? identity) : identity;
  return { path, line, secondHand, steps, form: { id, steps: [{ key: 'first', title: steps[0].title, fields }] } };
}

/** One flow per quote page. */
export const flows: readonly Flow[] = quotePages.map((page) => flowOf({ line: page.line, secondHand: false, page }));

/** The flow that runs at a quote address; a guest in its query string has one of its own. */
export function flowAt(quotePath: string): Flow {
  const [path = '', query = ''] = quotePath.split('?');
  const page = quotePages.find((known) => known.path === path);
  if (!page) throw new Error(`No flow runs at ${path}`);
  return flowOf(readVariant(page, new URLSearchParams(query)));
}
