import { redirect } from 'react-router';
import { loadPage } from '../load-page.ts';
import { headTags } from '../page-head.ts';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { guardRedirect } from '../user/guard.ts';
import type { Route } from './+types/account.ts';

/** No session is read yet, so everyone is a visitor here. */
const isLoggedIn = false;

export async function loader(args: Route.LoaderArgs) {
  const target = guardRedirect('user', isLoggedIn);
  if (target) throw redirect(target, 302);
  return loadPage(args);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { page, content } = loaderData;
  return <PageIntro content={content} crumb={{ name: content.Heading, path: page.path }} />;
}
