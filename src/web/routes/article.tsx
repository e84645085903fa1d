import { articleTexts } from '#messages/pages.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { breadcrumbData } from '../page/structured-data.ts';
import { ArticleBody } from '../screens/article/article-body.tsx';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { showDay } from '../screens/article/show-day.ts';
import { crumbOf } from '../screens/linked-page.ts';
import { readHeadings } from '../screens/prose/headings.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { withData } from '../screens/with-data.ts';
import type { Route } from './+types/article.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args);
  const crumb = crumbOf(loaded.page);
  return { ...withData(loaded, [breadcrumbData(args.context.get(hostContext).siteUrl, [crumb])]), crumb };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { page, content, crumb } = loaderData;
  return (
    <>
      <PageIntro heading={content.Heading} lead={content.Lead} crumbs={[crumb]}>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-small">
          <time dateTime={content.Updated}>{articleTexts.updated(showDay(content.Updated))}</time>
          {page.kind === 'agreement' && <span>{articleTexts.version(content.Version)}</span>}
        </p>
      </PageIntro>
      <ArticleBody headings={readHeadings(content.Html)}>
        <Prose html={content.Html} />
      </ArticleBody>
    </>
  );
}
