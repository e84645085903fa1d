import type { FlowChoice } from '#catalog/flows/flow.ts';

type ChoiceFieldProps = { readonly choice: FlowChoice; readonly chosen: string | undefined };

export function ChoiceField({ choice, chosen }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="font-medium">{choice.label}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2">
        {choice.options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-2.5 rounded-field border border-field-line bg-paper px-3 py-2 text-small leading-tight outline-brand has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={choice.name}
              value={value}
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-brand outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
