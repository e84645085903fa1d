import { threadTexts as words } from '#messages/support-pages.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { tabAddress } from '../account-address.ts';

export function BackToRequests() {
  return (
    <Link
      to={tabAddress('support')}
      className="-ml-1 mb-2 inline-flex min-h-11 items-center gap-1 pr-2 font-medium text-brand hover:underline"
    >
      <Icon name="chevronLeft" className="size-5" />
      {words.back}
    </Link>
  );
}
