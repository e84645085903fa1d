import { data } from 'react-router';
import { accountPage } from '#catalog/pages/index.ts';
import { MyConsents } from '../account/my-consents.tsx';
import { MyData } from '../account/my-data.tsx';
import { MyPassword } from '../account/my-password.tsx';
import { MySecondFactor } from '../account/my-second-factor.tsx';
import { MySessions } from '../account/my-sessions.tsx';
import { readAccountAddress } from '../account/policies/account-address.ts';
import { AccountTabs } from '../account/policies/account-tabs.tsx';
import { loadPolicies } from '../account/policies/load-policies.ts';
import { PoliciesTab } from '../account/policies/policies-tab.tsx';
import { guardPage } from '../page/guard-page.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { PageWidth } from '../ui/section.tsx';
import type { Route } from './+types/account.ts';

async function loadCustomer({ context }: Route.LoaderArgs) {
  const { http } = context.get(hostContext);
  const [client, sessions] = await Promise.all([http.call('clientInfo'), http.call('listSessions')]);
  if (!client?.Success) throw data(null, { status: 503 });
  const { NationalNumber, Phone } = client.Data;
  const agreements = await http.call('agreementCheck', { NationalNumber, Phone });
  return {
    client: client.Data,
    texts: agreements?.Success ? agreements.Data.Texts : null,
    sessions: sessions?.Success ? sessions.Data : null,
  };
}

/** The open tab. Until a temporary password is replaced the API tells nothing of its customer. */
async function loadTab(args: Route.LoaderArgs, mustChangePassword: boolean) {
  const place = readAccountAddress(new URL(args.request.url).searchParams);
  if (mustChangePassword) return { tab: place.tab };
  if (place.tab === 'data') return { tab: place.tab, customer: await loadCustomer(args) };
  return { tab: place.tab, policies: await loadPolicies(args.context.get(hostContext).http, place) };
}

export async function loader(args: Route.LoaderArgs) {
  const user = await guardPage(args.context, accountPage.access);
  const [loaded, opened] = await Promise.all([loadPage(args), loadTab(args, user?.mustChangePassword ?? true)]);
  return { ...loaded, ...opened };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { page, content, tab } = loaderData;
  return (
    <>
      <PageIntro content={content} crumb={{ name: content.Heading, path: page.path }} />
      <AccountTabs open={tab} />
      {'customer' in loaderData && <CustomerTab customer={loaderData.customer} />}
      {'policies' in loaderData && (
        <PageWidth className="py-8 desktop:py-12">
          <PoliciesTab loaded={loaderData.policies} />
        </PageWidth>
      )}
    </>
  );
}

function CustomerTab({ customer }: { readonly customer: Awaited<ReturnType<typeof loadCustomer>> }) {
  return (
    <PageWidth className="py-8 desktop:py-12">
      <div className="grid items-start gap-6 desktop:grid-cols-2 desktop:gap-8">
        <div className="grid gap-6 desktop:gap-8">
          <MyData client={customer.client} />
          <MyConsents marketing={customer.client.AdvertisementAgreement} texts={customer.texts} />
        </div>
        <div className="grid gap-6 desktop:gap-8">
          <MyPassword />
          <MySecondFactor always={customer.client.MfaAlways} />
          <MySessions sessions={customer.sessions} />
        </div>
      </div>
    </PageWidth>
  );
}
