import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/details.tsx';
import type { Heading } from './headings.ts';

type ContentsProps = { readonly title: string; readonly headings: readonly Heading[] };

/** Table of contents: a folded panel on a phone, a quiet list beside the text on a desktop. */
export function Contents({ title, headings }: ContentsProps) {
  if (headings.length < 2) return null;
  return (
    <>
      <Details
        summary={title}
        className="rounded-card border border-line px-5 desktop:hidden"
        summaryClassName="text-brand"
      >
        <ContentsList title={title} headings={headings} className="pb-4" />
      </Details>
      <div className="hidden desktop:block">
        <p className="font-semibold" aria-hidden="true">
          {title}
        </p>
        <ContentsList title={title} headings={headings} className="mt-2 border-line border-l-2 pl-4" />
      </div>
    </>
  );
}

function ContentsList({ title, headings, className }: ContentsProps & { readonly className: string }) {
  return (
    <nav aria-label={title}>
      <ol className={classNames('grid text-small', className)}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-2 text-ink-soft hover:text-brand hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
