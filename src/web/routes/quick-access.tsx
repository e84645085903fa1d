import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { breadcrumbData } from '../page/structured-data.ts';
import { ArticleBody } from '../screens/article/article-body.tsx';
import { InstitutionLink } from '../screens/article/institution-link.tsx';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { QuickLinks } from '../screens/article/quick-links.tsx';
import { crumbOf } from '../screens/linked-page.ts';
import { readHeadings } from '../screens/prose/headings.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { withData } from '../screens/with-data.ts';
import type { Route } from './+types/quick-access.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args);
  const crumb = crumbOf(loaded.page);
  return { ...withData(loaded, [breadcrumbData(args.context.get(hostContext).siteUrl, [crumb])]), crumb };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function QuickAccessPage({ loaderData }: Route.ComponentProps) {
  const { page, content, crumb } = loaderData;
  return (
    <>
      <PageIntro heading={content.Heading} lead={content.Lead} crumbs={[crumb]}>
        {content.Institution && <InstitutionLink institution={content.Institution} />}
      </PageIntro>
      <ArticleBody headings={readHeadings(content.Html)}>
        <Prose html={content.Html} />
      </ArticleBody>
      <QuickLinks currentPath={page.path} />
    </>
  );
}
