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
    <div className={classNames('questions', continued && 'max-desktop:border-t-0')}>
      {posts.map(({ Id, Question, AnswerHtml }) => (
        <Details key={Id} summary={<span>{Question}</span>}>
          <Prose html={AnswerHtml} />
        </Details>
      ))}
    </div>
  );
}
