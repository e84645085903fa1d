import { useState } from 'react';
import type { FormDefinition } from '#catalog/fields/field.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { tripChoices } from '#catalog/risks/trip/choices.ts';
import { istanbulToday } from '#domain/dates.ts';
import { tripStepTexts as words } from '#messages/people-step.ts';
import { tripSectionTexts as titles } from '#messages/trip-questions.ts';
import { Button } from '../../../ui/button.tsx';
import { LeadBack } from '../../questions/lead-back.tsx';
import { QuestionForm } from '../../questions/question-form.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { answersName, givenAnswers } from '../people/kept-answers.ts';
import type { RiskStepProps } from '../risk-flow.ts';
import { annualNote, periodNote } from './period-note.tsx';
import { startAnswers } from './start-answers.ts';
import { givenTravellers, toldTravellers, travellerCount } from './travellers.ts';

const definition: FormDefinition = {
  id: 'screen-trip',
  steps: [{ key: 'trip', title: titles.trip, fields: tripChoices }],
};

type TripQuestionsProps = Pick<RiskStepProps<'trip'>, 'quoted' | 'seen' | 'onAsk' | 'onValues' | 'onBack'> & {
  readonly quotation: QuotationOf<'trip'>;
};

/** Where, when and what for; sent with the travellers of the step before. */
export function TripQuestions({ quoted, quotation, seen, onAsk, onValues, onBack }: TripQuestionsProps) {
  const [{ people, travellers, start }] = useState(() => {
    const today = istanbulToday(new Date());
    const fields = fieldsOf(definition);
    const sources = { headerGuid: quotation.HeaderGuid, seen, start: startAnswers(fields, quotation, today) };
    const asked = { quotation, seen, today };
    return {
      people: toldTravellers(asked),
      travellers: givenTravellers(asked),
      start: givenAnswers(fields, sources),
    };
  });
  if (!people) return <LeadBack onBack={onBack} />;
  const count = travellerCount(people);
  return (
    <>
      <p className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-mist px-4 py-2">
        <span className="font-medium">{words.travellers(count)}</span>
        <Button variant="link" onClick={onBack}>
          {count === 1 ? words.addTraveller : words.changeTravellers}
        </Button>
      </p>
      <QuestionForm
        line={quoted.line}
        definition={definition}
        sections={[]}
        notes={{
          TripKind: annualNote,
          PolicyEnd: periodNote,
        }}
        start={start}
        keepAs={answersName(quotation.HeaderGuid)}
        submitLabel={words.submit}
        onValues={(values) => onValues({ ...travellers, ...values })}
        onSubmit={({ model: filled }) => onAsk({ ...people, ...filled })}
      />
    </>
  );
}
