import type { FaqPost } from '#contracts/calls/content.ts';
import { Details } from '../../ui/details.tsx';
import { Prose } from '../prose/prose.tsx';

type QuestionsProps = { readonly posts: readonly FaqPost[]; readonly open?: boolean };

export function Questions({ posts, open = false }: QuestionsProps) {
  return (
    <div className="border-line border-t">
      {posts.map(({ Id, Question, AnswerHtml }) => (
        <Details
          key={Id}
          open={open}
          summary={<span className="text-lead">{Question}</span>}
          className="border-line border-b"
          summaryClassName="py-4 hover:text-brand"
        >
          <Prose html={AnswerHtml} className="max-w-text pb-6 text-ink-soft" />
        </Details>
      ))}
    </div>
  );
}
