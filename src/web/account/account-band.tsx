import type { PageContent } from '#contracts/calls/content.ts';
import { accountTabs as words } from '#messages/my-account.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { PageWidth } from '../ui/section.tsx';
import { type AccountTab, tabAddress } from './account-address.ts';

type AccountBandProps = { readonly content: PageContent; readonly open: AccountTab };

/** The head of the account. Its name leads back to the overview from every other page. */
export function AccountBand({ content: { Heading, Lead }, open }: AccountBandProps) {
  const isOverview = open === 'overview';
  const crumbs = [
    { name: Heading, path: tabAddress('overview') },
    { name: words[open], path: tabAddress(open) },
  ];
  return (
    <PageWidth className="bg-brand-soft py-2 desktop:pt-6 desktop:pb-8">
      <div className="max-desktop:hidden">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {isOverview ? (
        <h1 className="mt-2 mb-2 text-h1 desktop:mb-0">{Heading}</h1>
      ) : (
        <h1 className="font-semibold desktop:mt-2 desktop:text-h1">
          <Link
            to={tabAddress('overview')}
            prefetch="intent"
            className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-2 text-brand hover:underline desktop:ml-0 desktop:min-h-0 desktop:text-ink"
          >
            <Icon name="chevronLeft" className="size-5 desktop:hidden" />
            {Heading}
          </Link>
        </h1>
      )}
      {isOverview && <p className="mb-3 max-w-text desktop:mt-3 desktop:mb-0 desktop:text-lead">{Lead}</p>}
    </PageWidth>
  );
}
