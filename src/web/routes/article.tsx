import { loadPage } from '../load-page.ts';
import { headTags } from '../page-head.ts';
import type { Route } from './+types/article.ts';

export async function loader(args: Route.LoaderArgs) {
  return loadPage(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
  return <h1>{content.Heading}</h1>;
}
