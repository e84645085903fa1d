import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { SelectBox as SelectField } from '#catalog/fields/field.ts';
import type { FormValues } from '#catalog/fields/values.ts';
import { addressPickerTexts as words } from '#messages/address-picker.ts';
import { formMessages } from '#messages/form.ts';
import { SelectBox } from '../../../../form/kinds/select-box.tsx';
import { useSelectOptions } from '../../../../form/use-select-options.ts';
import { Button } from '../../../../ui/button.tsx';
import { useElementId } from '../../../../ui/parts/element-ids.tsx';

type AddressLevelProps = {
  readonly level: SelectField;
  readonly values: FormValues;
  /** Whether this is the level that is asked now. */
  readonly isNext: boolean;
  readonly onPick: (id: string) => void;
};

const nothing = () => undefined;

/** One level of an address: a list that follows from the level above, chosen by name, by key or by finger. */
export function AddressLevel({ level, values, isNext, onPick }: AddressLevelProps) {
  const id = useElementId();
  const input = useRef<HTMLElement>(null);
  const { options, loading, retry } = useSelectOptions(level.source, values);
  const isEmpty = !loading && options.length === 0;
  /** Where there is only one to choose, it is chosen; else the focus comes here. */
  const arrived = useEffectEvent(() => {
    const [only, ...others] = options;
    if (only && others.length === 0) onPick(only.id);
    else input.current?.focus();
  });
  useEffect(() => {
    if (isNext && !loading) arrived();
  }, [isNext, loading]);
  const field = useMemo<SelectField>(
    () => ({
      ...level,
      source: { choices: options },
      ...(loading ? { placeholder: words.loading } : isEmpty ? { placeholder: formMessages.emptyList } : {}),
    }),
    [level, options, loading, isEmpty],
  );
  return (
    <div data-field={level.name} className="min-w-0" aria-busy={loading || undefined}>
      <SelectBox
        field={field}
        id={id}
        value={values[level.name]}
        onChange={(value) => onPick(String(value ?? ''))}
        onBlur={nothing}
        error={undefined}
        disabled={loading}
        focusRef={input}
        today=""
        values={values}
        onOtherChange={nothing}
      />
      {isEmpty && (
        <Button variant="link" aria-label={words.retryOf(level.label)} onClick={retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
