import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Field } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { istanbulToday } from '#domain/dates.ts';
import { classNames } from '../ui/class-names.ts';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FieldSlot } from './field-slot.tsx';
import { FieldView } from './field-view.tsx';
import { FieldViewContext } from './field-view-context.ts';
import { FormRefusal } from './form-refusal.tsx';
import { SetAnswerContext } from './set-answer-context.ts';
import { SendingContext, SubmitButton } from './submit-button.tsx';
import { type EngineOptions, useEngine } from './use-engine.ts';

export type FormProps = EngineOptions & {
  readonly submitLabel: string;
  readonly submitLook?: 'action' | 'brand';
  readonly disabled?: boolean;
  /** Many questions on little height: up to four stand beside each other where there is room. */
  readonly dense?: boolean | undefined;
  /** Where the form goes while no script runs. */
  readonly action?: string | undefined;
  /** Stands before a field that is shown, by its name. */
  readonly before?: Readonly<Record<string, ReactNode>> | undefined;
  /** Stands below it. */
  readonly after?: Readonly<Record<string, ReactNode>> | undefined;
  /** Stands between the fields and the button. */
  readonly children?: ReactNode;
};

const typedKinds = new Set(['textInput', 'formMask', 'inputNumber', 'passwordInput']);

/** The name a person knows a field by; of a sentence that is agreed to, the text it is about. */
const shortLabel = (field: Field) => (field.kind === 'checkboxSingle' && field.contract?.title) || field.label;

/** Asks the fields of one step, keeps what is typed, and hands on the model once every rule is satisfied. */
export function Form(props: FormProps) {
  const carried = useRef<FormValues>(undefined);
  return <StepForm key={props.step} {...props} carried={carried} />;
}

/** A new step begins with nothing touched and nothing wrong. */
function StepForm(props: FormProps & { readonly carried: RefObject<FormValues | undefined> }) {
  const { submitLabel, submitLook = 'brand', disabled = false, dense = false, action } = props;
  const { before = {}, after = {}, children } = props;
  const engine = useEngine(props, props.carried);
  const { shown } = engine;
  const prefix = useElementId();
  const [today] = useState(() => istanbulToday(new Date()));
  const idOf = (field: Field) => `${prefix}${field.name}`;

  const lastTyped = shown.findLast((field) => typedKinds.has(field.kind));

  return (
    <FieldViewContext value={FieldView}>
      <SendingContext value={engine.sending}>
        <SetAnswerContext value={engine.answers}>
          <form
            ref={engine.formRef}
            method="post"
            action={action}
            noValidate
            onSubmit={(event) => void engine.submit(event)}
            className="@container"
          >
            <ErrorSummary
              items={shown
                .filter((field) => engine.failed.includes(field.name))
                .map((field) => ({
                  name: field.name,
                  id: idOf(field),
                  label: shortLabel(field),
                  mended: !engine.errors[field.name] && !engine.servedErrors.has(field.name),
                }))}
              onGo={engine.goTo}
            />
            <div
              className={classNames('grid', dense ? 'gap-4 @md:grid-cols-2 @4xl:grid-cols-4' : 'gap-5 @md:grid-cols-2')}
            >
              {shown.map((field) => (
                <Fragment key={field.name}>
                  {before[field.name] && <div className="min-w-0 @md:col-span-2">{before[field.name]}</div>}
                  <FieldSlot
                    field={field}
                    id={idOf(field)}
                    form={engine.form}
                    onOther={engine.setOther}
                    served={engine.servedErrors.get(field.name)}
                    disabled={disabled}
                    dense={dense}
                    today={today}
                    last={field === lastTyped}
                  />
                  {after[field.name] && <div className="min-w-0 @md:col-span-2">{after[field.name]}</div>}
                </Fragment>
              ))}
            </div>
            {children}
            <FormRefusal text={engine.refusal} />
            {!shown.some((field) => field.kind === 'button') && (
              <div className={dense ? 'mt-4' : 'mt-5'}>
                <SubmitButton label={submitLabel} look={submitLook} disabled={disabled} />
              </div>
            )}
          </form>
        </SetAnswerContext>
      </SendingContext>
    </FieldViewContext>
  );
}
