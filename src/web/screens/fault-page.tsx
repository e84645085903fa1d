import { useLocation } from 'react-router';
import { site } from '#config/site.ts';
import { faultTexts } from '#messages/pages.ts';
import { Drawing } from '../illustrations/drawing.tsx';
import empty from '../illustrations/empty.svg?url';
import { PageWidth } from '../ui/section.tsx';

/** What a visitor sees when a page could not be made: what happened, what is kept, what to do. */
export function FaultPage() {
  const { pathname } = useLocation();
  return (
    <PageWidth className="py-10 desktop:py-16">
      <Drawing src={empty} className="w-full max-w-72" />
      <h1 className="mt-6 text-h1">{faultTexts.heading}</h1>
      <p className="mt-4 max-w-text text-lead">{faultTexts.text}</p>
      <p className="mt-6 flex flex-wrap gap-6">
        <a href={pathname} className="font-semibold text-brand underline">
          {faultTexts.retry}
        </a>
        <a href={`tel:${site.phone}`} className="font-semibold text-brand underline">
          {site.phoneDisplay}
        </a>
      </p>
    </PageWidth>
  );
}
