import { data } from 'react-router';
import { pickerEntries } from '#catalog/flows/picker.ts';
import { notFoundTexts } from '#messages/pages.ts';
import { Illustration } from '../illustrations/illustration.tsx';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { LineCards } from '../screens/lines/line-cards.tsx';
import { Prose } from '../screens/prose/prose.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageWidth, Section } from '../ui/section.tsx';
import type { Route } from './+types/not-found.ts';

export async function loader(args: Route.LoaderArgs) {
  return data(await loadPage(args), { status: 404 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function NotFoundPage({ loaderData }: Route.ComponentProps) {
  const { content } = loaderData;
  return (
    <>
      <PageWidth className="py-10 desktop:py-16">
        <div className="grid items-center gap-8 desktop:grid-cols-2 desktop:gap-16">
          <div>
            <h1 className="text-h1 desktop:text-hero">{content.Heading}</h1>
            <p className="mt-4 max-w-text text-lead">{content.Lead}</p>
            <Prose html={content.Html} className="mt-3" />
            <ButtonLink to="/" className="mt-6">
              {notFoundTexts.home}
            </ButtonLink>
          </div>
          <Illustration name="notFound" className="mx-auto w-full max-w-72 desktop:max-w-md" />
        </div>
      </PageWidth>
      <Section title={notFoundTexts.lines} tone="mist">
        <LineCards pages={pickerEntries.map((entry) => entry.page)} />
      </Section>
    </>
  );
}
