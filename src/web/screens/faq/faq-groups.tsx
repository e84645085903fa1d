import type { FaqPost } from '#contracts/calls/content.ts';
import { faqTexts } from '#messages/pages.ts';
import { Link } from '../../ui/link.tsx';
import { Part } from '../../ui/parts/part.tsx';
import { groupPosts } from './find-posts.ts';
import { Questions } from './questions.tsx';

const anchor = (category: string) => `konu-${category}`;

/** Links to the topics: chips in a row on a phone, a list beside the questions on a desktop. */
export function FaqTopics({ posts }: { readonly posts: readonly FaqPost[] }) {
  if (posts.length === 0) return null;
  return (
    <nav aria-label={faqTexts.topics}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 text-small [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 desktop:block desktop:border-line desktop:border-l-2 desktop:pl-4">
        {groupPosts(posts).map(({ category, title }) => (
          <li key={category} className="shrink-0">
            <a
              href={`#${anchor(category)}`}
              className="block rounded-full border border-line px-4 py-2.5 hover:text-brand hover:underline desktop:border-0 desktop:px-0 desktop:py-1.5 desktop:text-ink-soft"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function FaqGroups({ posts }: { readonly posts: readonly FaqPost[] }) {
  if (posts.length === 0) {
    return (
      <p className="text-lead">
        {faqTexts.nothing}{' '}
        <Link to="/iletisim" className="font-medium text-brand underline underline-offset-4">
          {faqTexts.contact}
        </Link>
      </p>
    );
  }
  return (
    <div className="grid gap-12">
      {groupPosts(posts).map(({ category, title, posts: members }) => (
        <Part key={category}>
          <section id={anchor(category)} aria-labelledby={`${anchor(category)}-baslik`}>
            <h2 id={`${anchor(category)}-baslik`} className="mb-4 text-h3">
              {title}
            </h2>
            <Questions posts={members} />
          </section>
        </Part>
      ))}
    </div>
  );
}
