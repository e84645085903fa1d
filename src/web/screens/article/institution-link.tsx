import type { PageContent } from '#contracts/calls/content.ts';
import { quickAccessTexts } from '#messages/pages.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';

type InstitutionLinkProps = { readonly institution: NonNullable<PageContent['Institution']> };

export function InstitutionLink({ institution }: InstitutionLinkProps) {
  return (
    <div className="mt-6">
      <NewTabLink href={institution.Url} className={buttonClasses({ size: 'large' })}>
        {institution.LinkText}
      </NewTabLink>
      <p className="mt-3 text-ink-soft text-small">{quickAccessTexts.opensElsewhere(institution.Name)}</p>
    </div>
  );
}
