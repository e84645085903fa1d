import { accountTabs } from '#messages/my-account.ts';
import { AccountHeading } from '../account-heading.tsx';
import type { LoadedFiles } from './load-files.ts';
import { PolicyLinks } from './policy-links.tsx';
import { Uploads } from './uploads.tsx';

/** All papers of the member: those of policies, and what was uploaded. */
export function FilesPage({ loaded }: { readonly loaded: LoadedFiles }) {
  return (
    <>
      <AccountHeading title={accountTabs.files} />
      <div className="mt-6 grid gap-6">
        <PolicyLinks policies={loaded.policies} />
        <Uploads files={loaded.files} />
      </div>
    </>
  );
}
