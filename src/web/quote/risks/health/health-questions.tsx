import { useMemo, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { schemeOf } from '#catalog/risks/health/lines.ts';
import { healthScreen, healthSections } from '#catalog/risks/health/screen.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { istanbulToday } from '#domain/dates.ts';
import { healthSectionTexts as titles } from '#messages/health-questions.ts';
import { healthStepTexts as words } from '#messages/people-step.ts';
import { rowsIn } from '../../../form/rows/row-list.ts';
import { RowViewsContext } from '../../../form/rows/row-view.ts';
import type { SentForm } from '../../../form/use-engine.ts';
import { Note } from '../../../ui/note.tsx';
import type { Refusal } from '../../../ui/refusal.ts';
import type { QuoteModel } from '../../kept-model.ts';
import { FoundFacts } from '../../questions/found-facts.tsx';
import { QuestionForm, type QuestionSection } from '../../questions/question-form.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { AskBirthdates } from '../people/ask-birthdates.tsx';
import { answersName, givenAnswers } from '../people/kept-answers.ts';
import { withPersonPresets } from '../people/person-presets.ts';
import { personViews } from '../people/person-views.ts';
import { startAnswers } from './start-answers.ts';

type HealthQuestionsProps = {
  readonly quotation: QuotationOf<'health'>;
  readonly model: QuoteModel | undefined;
  /** What stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly birthdateRows: readonly number[];
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<Refusal | undefined>;
};

/** Who is insured and what they declare, then the care that is wanted and from when on. */
export function HealthQuestions(props: HealthQuestionsProps) {
  const { quotation, model, seen, birthdateRows, onValues, onSubmit } = props;
  const { QueryType: line, HeaderGuid } = quotation;
  const [today] = useState(() => istanbulToday(new Date()));
  const definition = useMemo(() => withPersonPresets(healthScreen(line)), [line]);
  const views = useMemo(() => personViews({ quotation, model }), [quotation, model]);
  const [start] = useState(() => {
    const fields = fieldsOf(definition);
    return givenAnswers(fields, { headerGuid: HeaderGuid, seen, start: startAnswers(fields, quotation, today) });
  });
  const { people, plan, choices } = healthSections(line);
  const sections: readonly QuestionSection[] = [
    {
      fields: people,
      before: () => (
        <FoundFacts title={titles.people} rows={[]}>
          <p className="mt-2 text-ink-soft text-small">{words.declaration}</p>
        </FoundFacts>
      ),
    },
    {
      fields: plan,
      before: () => (
        <FoundFacts title={titles.plan} rows={[]}>
          {schemeOf(line) === 'supplementary' && (
            <Note look="info" className="mt-3">
              {words.socialSecurity}
            </Note>
          )}
        </FoundFacts>
      ),
    },
    { fields: choices, before: () => <FoundFacts title={titles.choices} rows={[]} /> },
  ];
  return (
    <RowViewsContext value={views}>
      <QuestionForm
        line={line}
        definition={definition}
        sections={sections}
        notes={{
          [familyList]: (values) =>
            birthdateRows.length > 0 && <AskBirthdates wanted={birthdateRows} people={rowsIn(values[familyList])} />,
        }}
        start={start}
        keepAs={answersName(HeaderGuid)}
        submitLabel={words.submit}
        onValues={onValues}
        onSubmit={onSubmit}
      />
    </RowViewsContext>
  );
}
