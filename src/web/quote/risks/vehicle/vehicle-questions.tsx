import { useMemo, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { gates, vehicleScreen, vehicleSections } from '#catalog/risks/vehicle/screen.ts';
import { vehicleRows } from '#catalog/risks/vehicle/summary.ts';
import { lineVariantOf } from '#contracts/calls/line-variant.ts';
import { istanbulToday } from '#domain/dates.ts';
import { vehicleSectionTexts as titles } from '#messages/vehicle-questions.ts';
import { vehicleStepTexts as words } from '#messages/vehicle-step.ts';
import type { SentForm } from '../../../form/use-engine.ts';
import type { Refusal } from '../../../ui/refusal.ts';
import { customerRows } from '../../questions/customer-rows.ts';
import { FoundFacts, sourceOf } from '../../questions/found-facts.tsx';
import { QuestionForm, type QuestionSection } from '../../questions/question-form.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { History } from './history.tsx';
import { answersName, givenAnswers } from './kept-answers.ts';
import { knownFacts } from './known-facts.ts';
import { LineNote } from './line-note.tsx';

type VehicleQuestionsProps = {
  readonly quotation: QuotationOf<'vehicle'>;
  readonly plate: string;
  /** What stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<Refusal | undefined>;
};

/** What was found, each section open to correction, and then what the owner chooses. */
export function VehicleQuestions({ quotation, plate, seen, onValues, onSubmit }: VehicleQuestionsProps) {
  const [today] = useState(() => istanbulToday(new Date()));
  const [subject] = useState(() => lineVariantOf(quotation));
  const known = useMemo(() => knownFacts(quotation, today), [quotation, today]);
  const definition = useMemo(() => vehicleScreen(subject, known), [subject, known]);
  const [start] = useState(() => givenAnswers(fieldsOf(definition), quotation, { today, seen }));
  const { vehicle, customer, choices } = vehicleSections(subject, known);
  const sections: readonly QuestionSection[] = [
    {
      fields: vehicle,
      before: (values) => (
        <FoundFacts
          title={titles.vehicle}
          rows={vehicleRows(quotation, plate)}
          source={sourceOf(known.vehicle, values[gates.correctVehicle.name] === true)}
        />
      ),
    },
    {
      fields: customer,
      before: (values) => (
        <FoundFacts
          title={titles.customer}
          rows={customerRows(quotation)}
          source={sourceOf(known.customer !== undefined, values[gates.correctCustomer.name] === true)}
        />
      ),
    },
    {
      fields: choices,
      before: (values) => (
        <>
          <History quotation={quotation} today={today} />
          <div className="mt-6 grid gap-4 border-line border-t pt-5">
            <h3 className="text-h4">{titles.choices}</h3>
            <LineNote subject={subject} values={values} today={today} />
          </div>
        </>
      ),
    },
  ];
  return (
    <QuestionForm
      line={subject.line}
      definition={definition}
      sections={sections}
      start={start}
      keepAs={answersName(quotation.HeaderGuid)}
      submitLabel={words.submit}
      onValues={onValues}
      onSubmit={onSubmit}
    />
  );
}
