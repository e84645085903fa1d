import { accountTabs } from '#messages/my-account.ts';
import { AccountHeading } from '../account-heading.tsx';
import { CorrectData } from './correct-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import type { LoadedData } from './load-data.ts';
import { Periods } from './periods.tsx';

/** All that is kept of the customer: to take along, to correct, and to delete. */
export function DataPage({ loaded: { preview, periods } }: { readonly loaded: LoadedData }) {
  return (
    <>
      <AccountHeading title={accountTabs.data} />
      <div className="mt-6 grid gap-6">
        <DownloadData />
        <CorrectData />
        <Periods periods={periods} />
        <DeleteAccount preview={preview} />
      </div>
    </>
  );
}
