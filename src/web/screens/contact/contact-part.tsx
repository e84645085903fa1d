import { Link } from 'react-router';
import { supportFormTexts, supportLinkTexts } from '#messages/support-pages.ts';
import { LinkThread } from '../../support/link-thread.tsx';
import { PageWidth, Section } from '../../ui/section.tsx';
import { ContactCards } from './contact-cards.tsx';
import type { LoadedContact } from './load-contact.ts';
import { WriteToUs } from './write-to-us.tsx';

/** What can be done on the page: read the thread behind a link, or reach us and write. */
export function ContactPart({ contact, path }: { readonly contact: LoadedContact; readonly path: string }) {
  if (contact.kind === 'link')
    return (
      <PageWidth className="pt-8 desktop:pt-14">
        <div className="max-w-3xl">
          <LinkThread token={contact.token} types={contact.types} statuses={contact.statuses} />
          <Link
            to={path}
            className="mt-4 inline-flex min-h-11 items-center font-medium text-brand underline decoration-tint underline-offset-4"
          >
            {supportLinkTexts.fresh}
          </Link>
        </div>
      </PageWidth>
    );
  return (
    <>
      <ContactCards />
      <Section title={supportFormTexts.title} lead={supportFormTexts.lead} className="pb-0 desktop:pb-0">
        <div className="max-w-3xl">
          <WriteToUs policies={contact.policies} />
        </div>
      </Section>
    </>
  );
}
