import { useNavigate } from 'react-router';
import { flowAt } from '#catalog/flows/index.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { quoteTexts } from '#messages/quote.ts';
import { FirstStepForm } from './first-step-form.tsx';
import { FormNote } from './form-note.tsx';
import { keepAnswers } from './kept-answers.ts';

/** The first step outside its quote page: keeps what was typed and goes on there. */
export function StartForm({ quotePath }: { readonly quotePath: PagePath }) {
  const navigate = useNavigate();
  return (
    <>
      <FirstStepForm
        flow={flowAt(quotePath)}
        action={quotePath}
        checks={false}
        submitText={quoteTexts.start}
        onSubmit={async (answers) => {
          keepAnswers(answers);
          await navigate(quotePath);
        }}
      />
      <FormNote text={quoteTexts.noCall} />
    </>
  );
}
