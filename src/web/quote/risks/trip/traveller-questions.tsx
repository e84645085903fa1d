import { useMemo, useState } from 'react';
import type { FormDefinition } from '#catalog/fields/field.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { travellers } from '#catalog/risks/trip/travellers.ts';
import { istanbulToday } from '#domain/dates.ts';
import { tripStepTexts as words } from '#messages/people-step.ts';
import { tripSectionTexts as titles } from '#messages/trip-questions.ts';
import { rowsIn } from '../../../form/rows/row-list.ts';
import { RowViewsContext } from '../../../form/rows/row-view.ts';
import { QuestionForm } from '../../questions/question-form.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { AskBirthdates } from '../people/ask-birthdates.tsx';
import { answersName } from '../people/kept-answers.ts';
import { withPersonPresets } from '../people/person-presets.ts';
import { personViews } from '../people/person-views.ts';
import type { RiskStepProps } from '../risk-flow.ts';
import { givenTravellers } from './travellers.ts';

const definition: FormDefinition = withPersonPresets({
  id: 'screen-travellers',
  steps: [{ key: 'people', title: titles.people, fields: [travellers] }],
});

type TravellerQuestionsProps = Pick<
  RiskStepProps<'trip'>,
  'quoted' | 'model' | 'seen' | 'birthdateRows' | 'onValues' | 'onNext'
> & { readonly quotation: QuotationOf<'trip'> };

/** Who travels. Nothing is sent yet: the journey's step sends both. */
export function TravellerQuestions(props: TravellerQuestionsProps) {
  const { quoted, quotation, model, seen, birthdateRows, onValues, onNext } = props;
  const [start] = useState(() => givenTravellers({ quotation, seen, today: istanbulToday(new Date()) }));
  const views = useMemo(() => personViews({ quotation, model }), [quotation, model]);
  return (
    <RowViewsContext value={views}>
      <QuestionForm
        line={quoted.line}
        definition={definition}
        sections={[]}
        notes={{
          [familyList]: (values) =>
            birthdateRows.length > 0 && <AskBirthdates wanted={birthdateRows} people={rowsIn(values[familyList])} />,
        }}
        start={start}
        keepAs={answersName(quotation.HeaderGuid)}
        submitLabel={words.next}
        onValues={onValues}
        onSubmit={async () => void onNext()}
      />
    </RowViewsContext>
  );
}
