import { site } from '#config/site.ts';
import { quoteOf, quotePages } from '../pages/quotes.ts';
import type { Flow } from './flow.ts';
import { quotedAt } from './read-quote-address.ts';
import { type FirstStepFlags, siteQuestions } from './site-questions.ts';
import { type QuotedLine, variantOf } from './variants.ts';

type Quoted = Pick<QuotedLine, 'line' | 'variant' | 'page'>;

function flowOf({ line, variant, page }: Quoted, flags: FirstStepFlags = site): Flow {
  const { steps, identity } = quoteOf(line);
  const { path } = page;
  const id = [path, line, ...(variant ? [variant] : [])].join(':');
  const fields = [...(variantOf(line, variant)?.identity ?? identity), ...siteQuestions(flags)];
  return { path, line, variant, steps, form: { id, steps: [{ key: 'first', title: steps[0].title, fields }] } };
}

/** One flow per quote page. */
export const flows: readonly Flow[] = quotePages.map((page) => flowOf({ line: page.line, variant: undefined, page }));

/** The flow that runs at a quote address; a guest in its query string has one of its own. */
export function flowAt(quotePath: string, flags: FirstStepFlags = site): Flow {
  const [path = '', query = ''] = quotePath.split('?');
  return flowOf(quotedAt(path, new URLSearchParams(query)), flags);
}
