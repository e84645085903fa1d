import { useState } from 'react';
import { Link } from 'react-router';
import { emptyValues, type FormValues } from '#catalog/fields/values.ts';
import { flowAt } from '#catalog/flows/index.ts';
import { readVariant } from '#catalog/flows/variants.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { lines } from '#catalog/lines.ts';
import { quotePages } from '#catalog/pages/quotes.ts';
import { quoteTexts } from '#messages/quote.ts';
import { hostContext } from '../host-context.ts';
import { loadPage } from '../load-page.ts';
import { headTags } from '../page-head.ts';
import { postStep } from '../quote/post-step.ts';
import { QuoteProgress } from '../quote/quote-progress.tsx';
import { QuoteStep } from '../quote/quote-step.tsx';
import { QuoteSummary } from '../quote/quote-summary.tsx';
import { loadList } from '../screens/load-list.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageWidth } from '../ui/section.tsx';
import type { Route } from './+types/quote.ts';

function variantAt(path: string, request: Request) {
  const page = quotePages.find((known) => known.path === path);
  if (!page) throw new Error(`No quotation runs at ${path}`);
  return readVariant(page, new URL(request.url).searchParams);
}

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args);
  const variant = variantAt(loaded.page.path, args.request);
  const { http } = args.context.get(hostContext);
  const firms = await loadList(http, 'getFirms', { BranchId: lines[variant.line].branchId });
  const heading = variant.texts?.heading ?? loaded.content.Heading;
  const lead = variant.texts?.lead ?? loaded.content.Lead;
  const head = variant.texts ? { ...loaded.head, title: heading } : loaded.head;
  return { ...loaded, head, heading, lead, variant, firmCount: firms.length };
}

/** The first step of a visitor without scripts. Personal numbers are handed back, never logged. */
export async function action({ request, context }: Route.ActionArgs) {
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const { line, quotePath } = variantAt(path, request);
  const { http } = context.get(hostContext);
  return postStep({ flow: flowAt(quotePath), line, form: await request.formData(), http });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { content, heading, lead, variant, firmCount } = loaderData;
  const flow = flowAt(variant.quotePath);
  const [values, setValues] = useState<FormValues>(() => actionData?.values ?? emptyValues(fieldsOf(flow.form)));
  return (
    <PageWidth className="bg-paper py-6 desktop:py-10">
      <Link
        to={variant.productPath}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-2 font-medium text-brand hover:underline"
      >
        <Icon name="chevronLeft" className="size-5" />
        {quoteTexts.back}
      </Link>
      <h1 className="mt-2 text-h1">{heading}</h1>
      <p className="mt-3 max-w-text text-ink-soft desktop:text-lead">{lead}</p>
      <div className="mt-6 desktop:mt-8">
        <QuoteProgress steps={flow.steps} current={0} />
      </div>
      <div className="mt-6 grid items-start gap-6 desktop:mt-8 desktop:grid-cols-[minmax(0,1fr)_min(19rem,45%)] desktop:gap-8 wide:grid-cols-[minmax(0,1fr)_min(22rem,40%)] wide:gap-10">
        <Card className="desktop:p-8">
          <h2 className="text-h3">{flow.steps[0]}</h2>
          <Prose html={content.Html} className="mt-2 mb-6 text-ink-soft" />
          <QuoteStep key={variant.quotePath} flow={flow} variant={variant} posted={actionData} onValues={setValues} />
        </Card>
        <div className="desktop:sticky desktop:top-24">
          <QuoteSummary flow={flow} line={variant.line} values={values} firmCount={firmCount} />
        </div>
      </div>
    </PageWidth>
  );
}
