import type { ReactNode } from 'react';
import { dataPageTexts } from '#messages/data-page.ts';
import { Link } from '../../ui/link.tsx';
import { type AccountTab, tabAddress } from '../account-address.ts';
import { AccountCard } from '../account-card.tsx';

const words = dataPageTexts.correct;

/** Where each kind of mistake is put right. */
export function CorrectData() {
  return (
    <AccountCard title={words.title}>
      <ul className="grid max-w-text gap-4">
        <Way text={words.details} to="details">
          {words.toDetails}
        </Way>
        <Way text={words.purchase} to="policies">
          {words.toPolicies}
        </Way>
        <Way text={words.names} to="support">
          {words.toSupport}
        </Way>
      </ul>
    </AccountCard>
  );
}

type WayProps = { readonly text: string; readonly to: AccountTab; readonly children: ReactNode };

function Way({ text, to, children }: WayProps) {
  return (
    <li>
      <p>{text}</p>
      <Link className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline" to={tabAddress(to)}>
        {children}
      </Link>
    </li>
  );
}
