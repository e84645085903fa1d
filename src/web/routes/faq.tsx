import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { faqTexts } from '#messages/pages.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { breadcrumbData } from '../page/structured-data.ts';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { FaqGroups, FaqTopics } from '../screens/faq/faq-groups.tsx';
import { FaqSearch } from '../screens/faq/faq-search.tsx';
import { findPosts } from '../screens/faq/find-posts.ts';
import { crumbOf } from '../screens/linked-page.ts';
import { rowsOf } from '../screens/load-list.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { withData } from '../screens/with-data.ts';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/faq.ts';

export async function loader(args: Route.LoaderArgs) {
  const { http, siteUrl } = args.context.get(hostContext);
  const [loaded, posts] = await Promise.all([loadPage(args), rowsOf(http.call('getFaqPosts'))]);
  const crumb = crumbOf(loaded.page);
  return { ...withData(loaded, [breadcrumbData(siteUrl, [crumb])]), posts, crumb };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { content, posts, crumb } = loaderData;
  const [query] = useSearchParams();
  const [typed, setTyped] = useState(query.get('ara') ?? '');
  const found = findPosts(posts, typed);
  return (
    <>
      <PageIntro heading={content.Heading} lead={content.Lead} crumbs={[crumb]}>
        <div className="mt-6 max-w-text">
          <FaqSearch typed={typed} onType={setTyped} />
        </div>
      </PageIntro>
      <Section className="pt-6 desktop:pt-12">
        <div className="grid gap-4 desktop:grid-cols-[min(16rem,30%)_minmax(0,1fr)] desktop:gap-16">
          <div className="min-w-0">
            <div className="desktop:sticky desktop:top-24">
              <FaqTopics posts={found} />
            </div>
          </div>
          <div className="max-w-text">
            <p role="status" className="text-ink-soft text-small not-empty:mb-4">
              {typed.trim() && faqTexts.found(found.length)}
            </p>
            <FaqGroups posts={found} />
            <Prose html={content.Html} className="mt-12" />
          </div>
        </div>
      </Section>
    </>
  );
}
