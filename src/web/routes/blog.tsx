import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { blogData, breadcrumbData } from '../page/structured-data.ts';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { PostCard } from '../screens/article/post-card.tsx';
import { crumbOf } from '../screens/linked-page.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { withData } from '../screens/with-data.ts';
import { Section } from '../ui/section.tsx';
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
      <PageIntro heading={content.Heading} lead={content.Lead} crumbs={[crumb]} />
      <Section className="pt-8 desktop:pt-14">
        <Prose html={content.Html} className="max-w-text" />
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 wide:grid-cols-3">
          {content.Posts.map((post) => (
            <li key={post.Slug}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
