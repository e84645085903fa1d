import { firstAnswerTexts as words } from '#messages/support-pages.ts';
import { Details } from '../ui/details.tsx';
import { OwnText } from '../ui/own-text.tsx';
import { useFirstAnswers } from './use-first-answers.ts';

/** What may answer somebody before the form is sent. It never stands in the way of sending. */
export function FirstAnswers({ written }: { readonly written: string }) {
  const answers = useFirstAnswers(written);
  return (
    <>
      <p role="status" className="sr-only">
        {answers.length > 0 && words.found(answers.length)}
      </p>
      {answers.length > 0 && (
        <section aria-label={words.title} className="rounded-field bg-brand-soft px-4 pt-3 pb-1">
          <p className="font-semibold text-small">{words.title}</p>
          {answers.map(({ id, question, html }) => (
            <Details
              key={id}
              summary={<span className="min-w-0">{question}</span>}
              className="border-tint border-t first-of-type:border-t-0"
              summaryClassName="text-brand-strong"
            >
              <OwnText html={html} className="pb-4 text-small" />
            </Details>
          ))}
        </section>
      )}
    </>
  );
}
