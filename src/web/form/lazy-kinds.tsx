import { type ComponentType, lazy } from 'react';
import type { FieldKind } from '#catalog/fields/field.ts';
import type { FieldProps } from './field-props.ts';

const pauseMs = 800;

/** A part that did not arrive is asked for once more. */
function late<Kind extends FieldKind>(load: () => Promise<ComponentType<FieldProps<Kind>>>) {
  return lazy(async () => {
    const part = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      return load();
    });
    return { default: part };
  });
}

/** Kinds that carry much code. A page without such a field never loads it. */
export const SelectBox = late<'selectBox'>(async () => (await import('./kinds/select-box.tsx')).SelectBox);
export const DatePicker = late<'datePicker'>(async () => (await import('./kinds/date-picker.tsx')).DatePicker);
export const TimePicker = late<'timePicker'>(async () => (await import('./kinds/time-picker.tsx')).TimePicker);
export const DateAndTimePicker = late<'dateAndTimePicker'>(
  async () => (await import('./kinds/date-and-time-picker.tsx')).DateAndTimePicker,
);
export const DragUpload = late<'dragUpload'>(async () => (await import('./kinds/drag-upload.tsx')).DragUpload);
export const ListInputs = late<'listInputs'>(async () => (await import('./kinds/list-inputs.tsx')).ListInputs);
