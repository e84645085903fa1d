import { requestParameter } from '#catalog/support-address.ts';
import { articleTexts } from '#messages/pages.ts';
import { hostContext } from '../page/host-context.ts';
import { loadNotes } from '../page/load-notes.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { breadcrumbData } from '../page/structured-data.ts';
import { ArticleBody } from '../screens/article/article-body.tsx';
import { PageIntro } from '../screens/article/page-intro.tsx';
import { showDay } from '../screens/article/show-day.ts';
import { ContactPart } from '../screens/contact/contact-part.tsx';
import { loadContact } from '../screens/contact/load-contact.ts';
import { crumbOf } from '../screens/linked-page.ts';
import { readHeadings } from '../screens/prose/headings.ts';
import { Prose } from '../screens/prose/prose.tsx';
import { withData } from '../screens/with-data.ts';
import { PageWidth } from '../ui/section.tsx';
import { SiteNotes } from '../ui/site-notes.tsx';
import type { Route } from './+types/contact.ts';

export async function loader(args: Route.LoaderArgs) {
  const { http, siteUrl, readUser } = args.context.get(hostContext);
  const token = new URL(args.request.url).searchParams.get(requestParameter);
  const { user } = await readUser();
  const isMember = user !== null && !user.mustChangePassword;
  const [loaded, contact, notes] = await Promise.all([
    loadPage(args),
    loadContact(http, { token, isMember }),
    loadNotes(args.context),
  ]);
  const crumb = crumbOf(loaded.page);
  return { ...withData(loaded, [breadcrumbData(siteUrl, [crumb])]), crumb, contact, notes };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, content, crumb, contact, notes } = loaderData;
  return (
    <>
      {notes && (
        <PageWidth>
          <SiteNotes notes={notes} />
        </PageWidth>
      )}
      <PageIntro heading={content.Heading} lead={content.Lead} crumbs={[crumb]}>
        {contact.kind === 'form' && (
          <p className="mt-4 text-ink-soft text-small">
            <time dateTime={content.Updated}>{articleTexts.updated(showDay(content.Updated))}</time>
          </p>
        )}
      </PageIntro>
      <ContactPart contact={contact} path={page.path} />
      {contact.kind === 'form' && (
        <ArticleBody headings={readHeadings(content.Html)}>
          <Prose html={content.Html} />
        </ArticleBody>
      )}
    </>
  );
}
