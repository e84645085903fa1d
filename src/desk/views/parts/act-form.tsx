import type { Field } from '#catalog/fields/field.ts';
import type { ActId } from '#contracts/desk/index.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import type { Attempt } from '../view.ts';
import { DeskField } from './desk-field.tsx';

type ActFormProps = {
  readonly act: ActId;
  /** Where it is posted to: the path of the act with its parts filled in. */
  readonly path: string;
  readonly fields: readonly Field[];
  readonly submit: string;
  /** Of the screen; another form's attempt is not this one's. */
  readonly attempt: Attempt | undefined;
  /** What stands in the fields at first. */
  readonly values?: Readonly<Record<string, string>>;
  /** Sent along unseen. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly variant?: ButtonVariant;
  /** Tells forms of one act on one screen apart, as rows of a table have them. */
  readonly name?: string;
};

/** A form of the catalog that posts an act of the desk, without any script. */
export function ActForm({
  act,
  path,
  fields,
  submit,
  attempt,
  values = {},
  hidden = {},
  variant,
  name = act,
}: ActFormProps) {
  const own = attempt?.act === act ? attempt : undefined;
  const firstWrong = fields.find((field) => own?.errors[field.name] !== undefined);
  return (
    <form method="post" action={path} noValidate className="grid max-w-text gap-4">
      {Object.entries(hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {fields.map((field) => (
        <DeskField
          key={field.name}
          field={field}
          id={`${name}-${field.name}`}
          value={own ? own.values[field.name] : values[field.name]}
          error={own?.errors[field.name]}
          isFirstWrong={field === firstWrong}
        />
      ))}
      <div>
        <Button type="submit" variant={variant}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
