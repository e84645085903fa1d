import { useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { flowAt } from '#catalog/flows/index.ts';
import { quotationAt } from '#catalog/flows/quote-place.ts';
import { findQuoted, quotedAt, readPlace } from '#catalog/flows/read-quote-address.ts';
import type { QuotedLine } from '#catalog/flows/variants.ts';
import { lines } from '#catalog/lines/index.ts';
import { productPathOf } from '#catalog/pages/products.ts';
import { quoteTexts } from '#messages/quote.ts';
import { hostContext } from '../page/host-context.ts';
import { loadNotes } from '../page/load-notes.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags, type PageHead } from '../page/page-head.ts';
import { PageHeading } from '../page/page-heading.ts';
import type { ReadyHandle } from '../page/ready-handle.ts';
import { GuestLinks } from '../quote/guest-links.tsx';
import { loadOpened } from '../quote/load-opened.ts';
import { postStep } from '../quote/post-step.ts';
import { ProofGate } from '../quote/proof-gate.tsx';
import { QuoteFlow } from '../quote/quote-flow.tsx';
import { readyPlace } from '../quote/ready-place.ts';
import { stepHeading } from '../quote/step-heading.ts';
import { rowsOf } from '../screens/load-list.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { PageWidth } from '../ui/section.tsx';
import { SiteNotes } from '../ui/site-notes.tsx';
import type { Route } from './+types/quote.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args);
  const query = new URL(args.request.url).searchParams;
  const quoted = quotedAt(loaded.page.path, query);
  const place = readPlace(quoted.line, query);
  const { http } = args.context.get(hostContext);
  const [insurers, opened, notes] = await Promise.all([
    rowsOf(http.call('getFirms', { BranchId: lines[quoted.line].branchId })),
    loadOpened(http, quoted, place),
    loadNotes(args.context),
    readyPlace(place),
  ]);
  const heading = quoted.texts?.heading ?? loaded.content.Heading;
  const lead = quoted.texts?.lead ?? loaded.content.Lead;
  const head = quoted.texts ? guestHead(loaded.head, quoted) : loaded.head;
  return { ...loaded, head, heading, lead, quoted, insurerCount: insurers.length, opened, notes };
}

export const handle: ReadyHandle = {
  ready: ({ pathname, searchParams }) => {
    const quoted = findQuoted(pathname, searchParams);
    return quoted && readyPlace(readPlace(quoted.line, searchParams));
  },
};

/** A guest and a variant have an address of their own, under which search engines are to know them. */
function guestHead(head: PageHead, { texts, quotePath }: QuotedLine): PageHead {
  const address = new URL(quotePath, head.address).href;
  return { ...head, address, title: texts?.heading ?? head.title, description: texts?.lead ?? head.description };
}

/** What a person types or is shown here is kept by no cache, and not by the way back. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

/** The steps of one quotation share what was loaded for the first, so that a step never waits for the network. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const lineOf = ({ pathname, searchParams }: URL) => findQuoted(pathname, searchParams)?.quotePath ?? pathname;
  const isSameLine = currentUrl.href !== nextUrl.href && lineOf(currentUrl) === lineOf(nextUrl);
  return formMethod === undefined && isSameLine ? false : defaultShouldRevalidate;
}

/** The first step of a visitor without scripts. Personal numbers are handed back, never logged. */
export async function action({ request }: Route.ActionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const { quotePath } = quotedAt(pathname.replace(/\.data$/, ''), searchParams);
  return postStep(flowAt(quotePath), await request.formData());
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, quoted } = loaderData;
  const title = stepHeading(quoted.line, new URLSearchParams(location.search)) ?? head.title;
  return headTags({ ...head, title });
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { content, heading, lead, quoted, insurerCount, opened, notes } = loaderData;
  const flow = flowAt(quoted.quotePath);
  const [query] = useSearchParams();
  const place = readPlace(quoted.line, query);
  const { kind } = place;
  const headerGuid = quotationAt(place);
  // From there the way back leads to the offers, and the step has it.
  const isResult = kind === 'result' || kind === 'lostResult';
  const isPastList = kind === 'compare' || kind === 'addOns' || kind === 'payment' || isResult;
  // Offers are compared by eye: what stands above them leaves them the room.
  const isList = kind === 'offers' || kind === 'shared' || kind === 'own';
  const isCompact = isList || kind === 'compare';
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <PageWidth className={classNames('bg-paper', isCompact ? 'pb-10' : 'py-6 desktop:py-10')}>
      {!isPastList && <SiteNotes notes={notes} />}
      <div className={isCompact ? 'flex min-h-10 items-center gap-1' : undefined}>
        {!isPastList && (
          <Link
            to={productPathOf(quoted)}
            className="-my-1 -ml-1 inline-flex min-h-11 items-center gap-1 pr-2 font-medium text-brand hover:underline"
          >
            <Icon name="chevronLeft" className="size-5" />
            {quoteTexts.back}
          </Link>
        )}
        <h1
          ref={title}
          tabIndex={-1}
          className={classNames('outline-none', isCompact ? 'min-w-0 scroll-mt-24 text-h3' : 'mt-2 text-h1')}
        >
          {stepHeading(quoted.line, query) ?? heading}
        </h1>
      </div>
      {kind === 'first' && <p className="mt-3 max-w-text text-ink-soft desktop:text-lead">{lead}</p>}
      <div className={isList ? undefined : isCompact ? 'mt-2' : 'mt-6 desktop:mt-8'}>
        <PageHeading value={title}>
          <ProofGate key={quoted.quotePath} headerGuid={headerGuid}>
            <QuoteFlow
              flow={flow}
              quoted={quoted}
              posted={actionData}
              insurerCount={insurerCount}
              loaded={opened}
              intro={
                <>
                  <Prose html={content.Html} className="mt-2 mb-6 text-ink-soft" />
                  <GuestLinks quoted={quoted} />
                </>
              }
            />
          </ProofGate>
        </PageHeading>
      </div>
    </PageWidth>
  );
}
