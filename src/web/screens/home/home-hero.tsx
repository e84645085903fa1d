import type { PageContent } from '#contracts/calls/content.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { PageWidth } from '../../ui/section.tsx';
import { LinePicker } from './line-picker.tsx';

/** The first screen: on a phone the questions stand right below the heading. */
export function HomeHero({ content }: { readonly content: PageContent }) {
  return (
    <PageWidth className="bg-brand-soft pt-6 pb-8 desktop:pt-4 desktop:pb-12">
      <div className="home-hero">
        <h1 className="text-hero desktop:pt-6">{content.Heading}</h1>
        <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <LinePicker />
        </div>
        <div>
          <p className="max-w-text text-lead">{content.Lead}</p>
          <Illustration name="hero" className="mt-6 hidden w-full max-w-md desktop:block" />
        </div>
      </div>
    </PageWidth>
  );
}
