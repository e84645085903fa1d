import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { homeTexts } from '#messages/pages.ts';
import { hostContext } from '../page/host-context.ts';
import { loadPage } from '../page/load-page.ts';
import { headTags } from '../page/page-head.ts';
import { agencyData, webSiteData } from '../page/structured-data.ts';
import { FaqSection } from '../screens/faq/faq-section.tsx';
import { HomeBody } from '../screens/home/home-body.tsx';
import { HomeHero } from '../screens/home/home-hero.tsx';
import { Slides } from '../screens/home/slides.tsx';
import { HowItWorks } from '../screens/how-it-works.tsx';
import { Insurers } from '../screens/insurers.tsx';
import { LineGroups } from '../screens/lines/line-groups.tsx';
import { rowsOf } from '../screens/load-list.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/home.ts';

export async function loader(args: Route.LoaderArgs) {
  const { http, siteUrl } = args.context.get(hostContext);
  const [loaded, slides, insurers, questions] = await Promise.all([
    loadPage(args, () => [agencyData(siteUrl), webSiteData(siteUrl)]),
    rowsOf(http.call('getSliders', { sliderLocation: 'home' })),
    rowsOf(http.call('getFirms')),
    rowsOf(http.call('getFaqPosts', { Category: 'genel' })),
  ]);
  return { ...loaded, slides, insurers, questions };
}

/** Choosing a line changes the address only. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? headTags(loaderData.head) : [];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { content, slides, insurers, questions } = loaderData;
  return (
    <>
      <HomeHero content={content} />
      <Slides slides={slides} />
      <Section title={homeTexts.allLines}>
        <LineGroups />
      </Section>
      <HowItWorks tone="mist" />
      <Insurers insurers={insurers} title={homeTexts.insurers} lead={homeTexts.insurersLead} />
      <HomeBody html={content.Html} />
      <FaqSection posts={questions} tone="mist">
        <ButtonLink to="/sss" variant="quiet" className="mt-8">
          {homeTexts.allQuestions}
        </ButtonLink>
      </FaqSection>
    </>
  );
}
