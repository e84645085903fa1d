import type { LoadedFiles } from './load-files.ts';
import { PolicyLinks } from './policy-links.tsx';
import { Uploads } from './uploads.tsx';

/** All papers of the member: those of policies, and what was uploaded. */
export function FilesPage({ loaded }: { readonly loaded: LoadedFiles }) {
  return (
    <div className="grid gap-6">
      <PolicyLinks policies={loaded.policies} />
      <Uploads files={loaded.files} />
    </div>
  );
}
