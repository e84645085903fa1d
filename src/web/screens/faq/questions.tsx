import type { FaqPost } from '#contracts/calls/content.ts';
import { classNames } from '../../ui/class-names.ts';
import { Details } from '../../ui/details.tsx';
import { Prose } from '../prose/prose.tsx';

type QuestionsProps = {
  readonly posts: readonly FaqPost[];
  /** Follows another list directly while both stand in one column. */
  readonly continued?: boolean;
};

export function Questions({ posts, continued = false }: QuestionsProps) {
  return (
    <div className={classNames('border-line desktop:border-t', !continued && 'border-t')}>
      {posts.map(({ Id, Question, AnswerHtml }) => (
        <Details
          key={Id}
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
