import { accountPage } from '#catalog/pages/index.ts';
import { readAccountAddress } from '../account/account-address.ts';
import { AccountTabs } from '../account/account-tabs.tsx';
import { loadAccount } from '../account/load-account.ts';
import { OpenPage } from '../account/open-page.tsx';
import { guardPage } from '../page/guard-page.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { PageWidth } from '../ui/section.tsx';
import type { Route } from './+types/account.ts';

/** The open page. Until a temporary password is replaced the API tells nothing of its customer. */
async function openPage(args: Route.LoaderArgs, mustChangePassword: boolean) {
  const place = readAccountAddress(new URL(args.request.url).searchParams);
  if (mustChangePassword) return { place, open: undefined };
  return { place, open: await loadAccount(args.context.get(hostContext).http, place) };
}

export async function loader(args: Route.LoaderArgs) {
  const user = await guardPage(args.context, accountPage.access);
  const [loaded, opened] = await Promise.all([loadPage(args), openPage(args, user?.mustChangePassword ?? true)]);
  return { ...loaded, ...opened };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { page, content, place, open } = loaderData;
  return (
    <>
      <PageIntro content={content} crumb={{ name: content.Heading, path: page.path }} />
      <AccountTabs open={place.tab} />
      {open && (
        <PageWidth className="py-8 desktop:py-12">
          <OpenPage open={open} />
        </PageWidth>
      )}
    </>
  );
}
