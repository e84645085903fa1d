import { data } from 'react-router';
import { loadPage } from '../load-page.ts';
import { headTags } from '../page-head.ts';
import type { Route } from './+types/not-found.ts';

export async function loader(args: Route.LoaderArgs) {
  return data(await loadPage(args), { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
  return <h1>{content.Heading}</h1>;
}
