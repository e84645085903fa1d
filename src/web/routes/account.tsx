import { accountPage } from '#catalog/pages/page-of-its-kind.ts';
import { accountTabs } from '#messages/my-account.ts';
import { readAccountAddress } from '../account/account-address.ts';
import { AccountFrame } from '../account/account-frame.tsx';
import { loadAccount } from '../account/load-account.ts';
import { OpenPage } from '../account/open-page.tsx';
import { countUnread, readRequests } from '../account/unread-answers.ts';
import { guardPage } from '../page/guard-page.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import type { Route } from './+types/account.ts';

/** The open page. Until a temporary password is replaced the API tells nothing of its customer. */
async function openPage(args: Route.LoaderArgs, mustChangePassword: boolean) {
  const place = readAccountAddress(new URL(args.request.url).searchParams);
  if (mustChangePassword) return { place, open: undefined, unread: undefined };
  const { http } = args.context.get(hostContext);
  const support = readRequests(http);
  const [open, requests] = await Promise.all([loadAccount(http, place, support), support]);
  return { place, open, unread: countUnread(requests, place) };
}

export async function loader(args: Route.LoaderArgs) {
  const user = await guardPage(args.context, accountPage.access, args.request);
  const [loaded, opened] = await Promise.all([loadPage(args), openPage(args, user?.mustChangePassword ?? true)]);
  return { ...loaded, ...opened };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { head, place } = loaderData;
  return headTags({ ...head, title: `${accountTabs[place.tab]} · ${head.title}` });
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { content, place, open, unread } = loaderData;
  return (
    <AccountFrame content={content} place={place} unread={unread}>
      {open && <OpenPage open={open} />}
    </AccountFrame>
  );
}
