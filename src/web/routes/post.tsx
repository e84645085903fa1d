import { redirect } from 'react-router';
import { blogPath, postPath } from '#catalog/pages/posts.ts';
import { blogTexts } from '#messages/pages.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { hostContext } from '../page/host-context.ts';
import { loadPageAt } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { breadcrumbData, postData } from '../page/structured-data.ts';
import { ArticleBody } from '../screens/article/article-body.tsx';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { PostCard } from '../screens/article/post-card.tsx';
import { Published } from '../screens/article/published.tsx';
import { crumbOf } from '../screens/linked-page.ts';
import { readHeadings } from '../screens/prose/headings.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/post.ts';

const othersShown = 3;

/** One article below the blog; one that is not there goes to /404 as every unknown page. */
export async function loader(args: Route.LoaderArgs) {
  const { page, content, head } = await loadPageAt(blogPath, args);
  const post = content.Posts.find(({ Slug }) => Slug === args.params.slug);
  if (!post) throw redirect('/404', 302);
  const { siteUrl } = args.context.get(hostContext);
  const path = postPath(post.Slug);
  const crumbs = [crumbOf(page), { name: post.Title, path }];
  const others = content.Posts.filter((other) => other !== post).slice(0, othersShown);
  const own = { title: post.Title, description: post.Summary, keywords: post.Keywords, address: `${siteUrl}${path}` };
  const structuredData = [postData(siteUrl, post), breadcrumbData(siteUrl, crumbs)];
  return { post, others, crumbs, head: { ...head, ...own, structuredData } };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function PostPage({ loaderData }: Route.ComponentProps) {
  const { post, others, crumbs } = loaderData;
  return (
    <>
      <PageIntro
        heading={post.Title}
        lead={post.Summary}
        crumbs={crumbs}
        aside={<Illustration name={post.Illustration} className="hidden w-64 shrink-0 desktop:block" />}
      >
        <Published date={post.Date} />
      </PageIntro>
      <ArticleBody headings={readHeadings(post.Html)}>
        <Prose html={post.Html} />
      </ArticleBody>
      <Section title={blogTexts.more}>
        <ul className="grid gap-6 sm:grid-cols-2 wide:grid-cols-3">
          {others.map((other) => (
            <li key={other.Slug}>
              <PostCard post={other} heading="h3" />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
