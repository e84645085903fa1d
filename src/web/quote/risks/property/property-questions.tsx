import { useMemo, useState } from 'react';
import type { FormValues } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { propertyGates as gates, propertyScreen, propertySections } from '#catalog/risks/property/screen.ts';
import { buildingRows, earthquakeRows } from '#catalog/risks/property/summary.ts';
import { istanbulToday } from '#domain/dates.ts';
import { aboveEarthquakeNote, propertyStepTexts as words } from '#messages/property-notes.ts';
import { propertySectionTexts as titles } from '#messages/property-questions.ts';
import { earthquakePolicyTexts } from '#messages/property-step.ts';
import type { SentForm } from '../../../form/use-engine.ts';
import type { Refusal } from '../../../ui/refusal.ts';
import { customerRows } from '../../questions/customer-rows.ts';
import { FoundFacts, fromRegister, sourceOf } from '../../questions/found-facts.tsx';
import { QuestionForm, type QuestionSection } from '../../questions/question-form.tsx';
import type { QuotationOf } from '../../quotation.ts';
import { answersName, givenAnswers } from './kept-answers.ts';
import { knownProperty } from './known-property.ts';
import { propertyNotes } from './notes/index.tsx';
import { subjectOf } from './subject-of.ts';

type PropertyQuestionsProps = {
  readonly quotation: QuotationOf<'property'>;
  /** What stood here before another step took its place. */
  readonly seen: FormValues | undefined;
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<Refusal | undefined>;
};

/** What was found, each section open to correction, and then what the owner tells and chooses. */
export function PropertyQuestions({ quotation, seen, onValues, onSubmit }: PropertyQuestionsProps) {
  const { Building, EarthquakePolicy } = quotation;
  const [today] = useState(() => istanbulToday(new Date()));
  const subject = useMemo(() => subjectOf(quotation), [quotation]);
  const known = useMemo(() => knownProperty(quotation, today), [quotation, today]);
  const definition = useMemo(() => propertyScreen(subject, known), [subject, known]);
  const [start] = useState(() => givenAnswers(fieldsOf(definition), quotation, { today, seen }));
  const { building, home, customer, choices } = propertySections(subject, known);
  const sections: readonly QuestionSection[] = [
    {
      fields: building,
      before: (values) => (
        <FoundFacts
          title={titles.building}
          rows={buildingRows(subject.line, Building)}
          source={sourceOf(known.building, values[gates.correctBuilding.name] === true)}
        />
      ),
    },
    {
      fields: home,
      before: () => (
        <FoundFacts title={titles.home} rows={[]}>
          <p className="mt-2 text-ink-soft text-small">{aboveEarthquakeNote}</p>
        </FoundFacts>
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
      before: () => (
        <>
          <FoundFacts
            title={earthquakePolicyTexts.title}
            rows={earthquakeRows(EarthquakePolicy)}
            source={EarthquakePolicy ? fromRegister : undefined}
          >
            {!EarthquakePolicy && <p className="mt-2 text-ink-soft text-small">{earthquakePolicyTexts.none}</p>}
          </FoundFacts>
          <h3 className="mt-6 border-line border-t pt-5 text-h4">{titles.choices}</h3>
        </>
      ),
    },
  ];
  return (
    <QuestionForm
      line={subject.line}
      definition={definition}
      sections={sections}
      notes={propertyNotes(subject, today)}
      start={start}
      keepAs={answersName(quotation.HeaderGuid)}
      submitLabel={words.submit}
      onValues={onValues}
      onSubmit={onSubmit}
    />
  );
}
