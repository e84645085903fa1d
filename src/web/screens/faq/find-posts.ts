import type { FaqPost } from '#contracts/calls/content.ts';
import { foldTurkish } from '#domain/turkish-text.ts';
import { plainText } from '../prose/headings.ts';

/** Posts that hold every typed word, by Turkish folding; all posts while nothing is typed. */
export function findPosts(posts: readonly FaqPost[], typed: string): readonly FaqPost[] {
  const words = foldTurkish(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return posts;
  return posts.filter(({ Question, CategoryTitle, AnswerHtml }) => {
    const text = foldTurkish(`${CategoryTitle} ${Question} ${plainText(AnswerHtml)}`);
    return words.every((word) => text.includes(word));
  });
}

export type FaqGroup = { readonly category: string; readonly title: string; readonly posts: readonly FaqPost[] };

/** Posts by category, in the order in which they came. */
export function groupPosts(posts: readonly FaqPost[]): readonly FaqGroup[] {
  const groups = new Map<string, FaqPost[]>();
  for (const post of posts) groups.set(post.Category, [...(groups.get(post.Category) ?? []), post]);
  return [...groups].map(([category, members]) => ({
    category,
    title: members[0]?.CategoryTitle ?? category,
    posts: members,
  }));
}
