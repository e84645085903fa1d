import { Link } from 'react-router';
import type { FaqPost } from '#contracts/calls/content.ts';
import { faqTexts } from '#messages/pages.ts';
import { groupPosts } from './find-posts.ts';
import { Questions } from './questions.tsx';

const anchor = (category: string) => `konu-${category}`;

/** All questions by topic, with links to each topic. */
export function FaqTopics({ posts }: { readonly posts: readonly FaqPost[] }) {
  return (
    <nav aria-label={faqTexts.topics}>
      <ul className="flex flex-wrap gap-2">
        {groupPosts(posts).map(({ category, title }) => (
          <li key={category}>
            <a
              href={`#${anchor(category)}`}
              className="inline-flex min-h-10 items-center rounded-full border border-line bg-paper px-4 text-small hover:border-brand hover:text-brand"
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
        <section key={category} id={anchor(category)} aria-labelledby={`${anchor(category)}-baslik`}>
          <h2 id={`${anchor(category)}-baslik`} className="mb-4 text-h3">
            {title}
          </h2>
          <Questions posts={members} />
        </section>
      ))}
    </div>
  );
}
