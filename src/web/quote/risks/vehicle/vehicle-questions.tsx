import { type ReactNode, useMemo, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { gates, vehicleScreen, vehicleSections } from '#catalog/risks/vehicle/screen.ts';
import { istanbulToday } from '#domain/dates.ts';
import { vehicleSectionTexts as sections } from '#messages/vehicle-questions.ts';
import { foundTexts, vehicleStepTexts as words } from '#messages/vehicle-step.ts';
import { Form } from '../../../form/form.tsx';
import type { SentForm } from '../../../form/use-engine.ts';
import { FoundFacts } from '../../questions/found-facts.tsx';
import { PolicyPeriod } from '../../questions/policy-period.tsx';
import type { Quotation } from '../../quotation.ts';
import { customerRows, vehicleRows } from './found-rows.ts';
import { History } from './history.tsx';
import { answersName, givenAnswers } from './kept-answers.ts';
import { knownFacts } from './known-facts.ts';
import { LineNote } from './line-note.tsx';

type VehicleQuestionsProps = {
  readonly quotation: Quotation;
  readonly plate: string;
  /** What stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<void>;
};

/** Where facts come from: the register, unless they are being corrected or were never found. */
function sourceOf(known: boolean, corrected: boolean) {
  if (!known) return { text: foundTexts.byHand, registered: false };
  return { text: corrected ? foundTexts.changed : foundTexts.fromRegister, registered: !corrected };
}

/** What was found, each section open to correction, and then what the owner chooses. */
export function VehicleQuestions({ quotation, plate, seen, onValues, onSubmit }: VehicleQuestionsProps) {
  const [today] = useState(() => istanbulToday(new Date()));
  const [subject] = useState({ line: quotation.QueryType, secondHand: quotation.SecondHand });
  const known = useMemo(() => knownFacts(quotation, today), [quotation, today]);
  const definition = useMemo(() => vehicleScreen(subject, known), [subject, known]);
  const [start] = useState(() => givenAnswers(fieldsOf(definition), quotation, { today, seen }));
  const [values, setValues] = useState<FormValues>(start);
  const { vehicle, customer, choices } = vehicleSections(subject, known);

  const before: Record<string, ReactNode> = {
    [vehicle[0]?.name ?? '']: (
      <FoundFacts
        title={sections.vehicle}
        rows={vehicleRows(quotation, plate)}
        source={sourceOf(known.vehicle, values[gates.correctVehicle.name] === true)}
      />
    ),
    [customer[0]?.name ?? '']: (
      <FoundFacts
        title={sections.customer}
        rows={customerRows(quotation)}
        source={sourceOf(known.customer !== undefined, values[gates.correctCustomer.name] === true)}
      />
    ),
    [choices[0]?.name ?? '']: (
      <>
        <History quotation={quotation} today={today} />
        <div className="mt-6 grid gap-4 border-line border-t pt-5">
          <h3 className="text-h4">{sections.choices}</h3>
          <LineNote subject={subject} values={values} today={today} />
        </div>
      </>
    ),
  };
  return (
    <Form
      definition={definition}
      values={start}
      keepAs={answersName(quotation.HeaderGuid)}
      before={before}
      submitLabel={words.submit}
      submitLook="action"
      onValues={(held) => {
        setValues(held);
        onValues(held);
      }}
      onSubmit={onSubmit}
    >
      <PolicyPeriod line={subject.line} byDays={choices.some(({ name }) => name === 'TermDays')} values={values} />
    </Form>
  );
}
