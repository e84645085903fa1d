import { supportLinkTexts, supportFormTexts as words } from '#messages/support-pages.ts';
import { LinkThread } from '../../support/link-thread.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { PageWidth, Section } from '../../ui/section.tsx';
import { ContactCards } from './contact-cards.tsx';
import type { LoadedContact } from './load-contact.ts';
import { WriteToUs } from './write-to-us.tsx';

/** What can be done on the page: read the thread behind a link, or reach us and write. */
export function ContactPart({ contact, path }: { readonly contact: LoadedContact; readonly path: string }) {
  if (contact.kind === 'link')
    return (
      <PageWidth className="py-8 desktop:py-14">
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
      <Section title={words.title} className="pb-0 desktop:pb-0">
        <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:gap-10">
          <WriteToUs policies={contact.policies} />
          <WhatFollows />
        </div>
      </Section>
    </>
  );
}

function WhatFollows() {
  return (
    <Card tone="mist">
      <h3 className="text-h4">{words.next.title}</h3>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {words.next.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
