import { postPath } from '#catalog/pages/posts.ts';
import type { Post } from '#contracts/calls/content.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { Link } from '../../ui/link.tsx';
import { Published } from './published.tsx';

type PostCardProps = { readonly post: Post; readonly heading?: 'h2' | 'h3' };

/** An article in a list: its picture, what it is called and what it is about. The whole of it leads there. */
export function PostCard({ post, heading: Heading = 'h2' }: PostCardProps) {
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-paper p-5 transition-colors hover:border-brand">
      <Illustration name={post.Illustration} className="mx-auto w-48" />
      <Heading className="mt-4 text-h4">
        <Link
          to={postPath(post.Slug)}
          prefetch="intent"
          className="after:absolute after:inset-0 after:rounded-card hover:underline"
        >
          {post.Title}
        </Link>
      </Heading>
      <Published date={post.Date} />
      <p className="mt-2 text-ink-soft">{post.Summary}</p>
    </article>
  );
}
