import type { ReactNode } from 'react';
import type { Answers, FlowField } from '#catalog/flows/flow.ts';
import type { PagePath } from '#catalog/pages/page.ts';
import { site } from '#config/site.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type AnswerErrors, askedFields, chosenOption } from './answers.ts';
import { ChoiceField } from './choice-field.tsx';
import { type FirstStepOptions, useFirstStep } from './use-first-step.ts';

const none = {};

export type FirstStepFormProps = Omit<FirstStepOptions, 'posted' | 'postedErrors'> & {
  /** Where the form goes while no script runs. */
  readonly action: PagePath;
  readonly posted?: Answers | undefined;
  readonly postedErrors?: AnswerErrors | undefined;
  readonly submitText: string;
  /** Hidden fields of the page that holds the form. */
  readonly children?: ReactNode;
};

/** The first questions of a quotation, the same on product pages and on quote pages. */
export function FirstStepForm({
  action,
  submitText,
  children,
  posted = none,
  postedErrors = none,
  ...options
}: FirstStepFormProps) {
  const { flow } = options;
  const { formRef, answers, errors, busy, onChange, submit } = useFirstStep({ ...options, posted, postedErrors });
  const fields = askedFields(flow, answers);
  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      noValidate
      onChange={onChange}
      onSubmit={submit}
      className="grid gap-5"
    >
      {children}
      {flow.choice && <ChoiceField choice={flow.choice} chosen={chosenOption(flow, answers)} />}
      {fields.map((field, index) => (
        <StepField
          key={field.name}
          field={field}
          value={answers[field.name]}
          error={errors[field.name]}
          last={index === fields.length - 1}
        />
      ))}
      <Button type="submit" variant="action" size="large" loading={busy} className="w-full">
        {submitText}
      </Button>
    </form>
  );
}

type StepFieldProps = {
  readonly field: FlowField;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly last: boolean;
};

function StepField({ field, value, error, last }: StepFieldProps) {
  return (
    <TextField
      name={field.name}
      label={field.label}
      help={field.help}
      error={error}
      prefix={field.name === 'Phone' ? site.phonePrefix : undefined}
      type={field.inputMode === 'tel' ? 'tel' : 'text'}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete}
      autoCapitalize={field.inputMode === 'text' ? 'characters' : undefined}
      spellCheck={false}
      enterKeyHint={last ? 'go' : 'next'}
      maxLength={field.maxLength}
      placeholder={field.placeholder}
      defaultValue={value}
      required
    />
  );
}
