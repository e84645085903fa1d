import { useMemo, useState } from 'react';
import type { FormDefinition } from '#catalog/fields/field.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { petChoices, petForm } from '#catalog/risks/pet/form.ts';
import { istanbulToday, readDay } from '#domain/dates.ts';
import { petSectionTexts as titles } from '#messages/pet-questions.ts';
import { questionStepTexts as words } from '#messages/question-step.ts';
import { RowViewsContext } from '../../../form/rows/row-view.ts';
import { FoundFacts } from '../../questions/found-facts.tsx';
import { QuestionForm, type QuestionSection } from '../../questions/question-form.tsx';
import { answersName } from '../thing/kept-answers.ts';
import type { ThingQuestionsProps } from '../thing/thing-step.tsx';
import { judgeScreen } from './judge-screen.ts';
import { petViews } from './pet-views.tsx';
import { givenPets } from './start-answers.ts';

const fields = fieldsOf(petForm);

/** Animals and choices stand on one screen. */
const definition: FormDefinition = { id: 'screen-pet', steps: [{ key: 'pet', title: titles.pets, fields }] };

const sections: readonly QuestionSection[] = [
  { fields: petChoices, before: () => <FoundFacts title={titles.choices} rows={[]} /> },
];

/** The animals, then how much of their treatment is to be paid and from when on. */
export function PetQuestions({ quotation, seen, onValues, onSubmit }: ThingQuestionsProps<'pet'>) {
  const [today] = useState(() => istanbulToday(new Date()));
  const [given] = useState(() => givenPets(fields, { quotation, seen, today }));
  const [chosen, setChosen] = useState(given.PolicyStart);
  const start = readDay(String(chosen ?? '')) ?? today;
  const views = useMemo(() => petViews(start), [start]);
  return (
    <RowViewsContext value={views}>
      <QuestionForm
        line={quotation.QueryType}
        definition={definition}
        sections={sections}
        judge={judgeScreen}
        start={given}
        keepAs={answersName(quotation.HeaderGuid)}
        submitLabel={words.submit}
        onValues={(values) => {
          setChosen(values.PolicyStart);
          onValues(values);
        }}
        onSubmit={onSubmit}
      />
    </RowViewsContext>
  );
}
