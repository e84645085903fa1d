import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { blogData, breadcrumbData } from '../page/structured-data.ts';
import { ArticleBody } from '../screens/article/article-body.tsx';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { Post } from '../screens/article/post.tsx';
import { crumbOf } from '../screens/linked-page.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { withData } from '../screens/with-data.ts';
import type { Route } from './+types/blog.ts';

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPage(args);
  const { siteUrl } = args.context.get(hostContext);
  const crumb = crumbOf(loaded.page);
  const structuredData = [blogData(siteUrl, loaded.page, loaded.content), breadcrumbData(siteUrl, [crumb])];
  return { ...withData(loaded, structuredData), crumb };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { content, crumb } = loaderData;
  return (
    <>
      <PageIntro content={content} crumb={crumb} />
      <ArticleBody headings={content.Posts.map(({ Slug, Title }) => ({ id: Slug, text: Title }))}>
        <Prose html={content.Html} />
        <div className="mt-10 grid gap-14">
          {content.Posts.map((post) => (
            <Post key={post.Slug} post={post} />
          ))}
        </div>
      </ArticleBody>
    </>
  );
}
