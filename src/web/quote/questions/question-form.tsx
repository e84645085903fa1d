import { type ReactNode, useContext, useMemo, useState } from 'react';
import type { Field, FormDefinition } from '#catalog/fields/field.ts';
import { type FormValues, isShown } from '#catalog/fields/values.ts';
import { fieldsOf } from '#catalog/forms/fields-of.ts';
import { istanbulToday } from '#domain/dates.ts';
import type { LineKey } from '#domain/lines.ts';
import { Form } from '../../form/form.tsx';
import { type JudgeTogether, TogetherContext } from '../../form/together.ts';
import type { SentForm } from '../../form/use-engine.ts';
import type { Refusal } from '../../ui/refusal.ts';
import { LedToContext } from './led-to.ts';
import { PolicyPeriod } from './policy-period.tsx';

/** Questions that belong together, and what is shown before the first of them. */
export type QuestionSection = {
  readonly fields: readonly Field[];
  readonly before: (values: FormValues) => ReactNode;
};

type QuestionFormProps = {
  readonly line: LineKey;
  readonly definition: FormDefinition;
  /** All fields of the definition, by section. */
  readonly sections: readonly QuestionSection[];
  /** What stands below a single question, by its name. */
  readonly notes?: Readonly<Record<string, (values: FormValues) => ReactNode>> | undefined;
  readonly judge?: JudgeTogether | undefined;
  readonly start: FormValues;
  readonly keepAs: string;
  readonly submitLabel: string;
  readonly onValues: (values: FormValues) => void;
  readonly onSubmit: (sent: SentForm) => Promise<Refusal | undefined>;
};

/** The questions about what is insured, with what was found before each section, and the period they lead to. */
export function QuestionForm({ line, sections, notes = {}, start, onValues, ...form }: QuestionFormProps) {
  const [values, setValues] = useState<FormValues>(start);
  const before = sections.flatMap(({ fields: [first], before: draw }) => (first ? [[first.name, draw(values)]] : []));
  const shown = fieldsOf(form.definition).filter((field) => isShown(field, values));
  const after = Object.entries(notes).map(([name, draw]) => [name, draw(values)]);
  const [today] = useState(() => istanbulToday(new Date()));
  const together = useMemo(() => form.judge?.(values, today) ?? [], [form.judge, values, today]);
  return (
    <TogetherContext value={together}>
      <Form
        {...form}
        values={start}
        before={Object.fromEntries(before)}
        after={Object.fromEntries(after)}
        submitLook="action"
        ledTo={useContext(LedToContext)}
        onValues={(held) => {
          setValues(held);
          onValues(held);
        }}
      >
        <PolicyPeriod line={line} asked={new Set(shown.map(({ name }) => name))} values={values} />
      </Form>
    </TogetherContext>
  );
}
