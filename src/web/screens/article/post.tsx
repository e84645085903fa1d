import type { PageContent } from '#contracts/calls/content.ts';
import { blogTexts } from '#messages/pages.ts';
import { nestText } from '../prose/headings.ts';
import { Prose } from '../prose/prose.tsx';
import { showDay } from './show-day.ts';

type PostProps = { readonly post: PageContent['Posts'][number] };

export function Post({ post }: PostProps) {
  return (
    <article id={post.Slug} className="scroll-mt-24 border-line border-t pt-10">
      <h2 className="text-h2">{post.Title}</h2>
      <p className="mt-2 text-ink-soft text-small">
        <time dateTime={post.Date}>{blogTexts.published(showDay(post.Date))}</time>
      </p>
      <p className="mt-4 text-lead">{post.Summary}</p>
      <Prose html={nestText(post.Html, post.Slug)} className="mt-6" />
    </article>
  );
}
