import { useImperativeHandle, useRef } from 'react';
import type { FieldValue, UploadItem } from '#catalog/fields/values.ts';
import { uploadMessages } from '#messages/upload.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { FieldLabel } from '../field-label.tsx';
import type { FieldProps } from '../field-props.ts';
import { useLeave } from '../panel/use-leave.ts';
import { DropZone } from './drop-zone.tsx';
import { UploadRow } from './upload-row.tsx';
import { type UploadOptions, useUploads } from './use-uploads.ts';

export type UploadFieldProps = FieldProps<'dragUpload'> & Pick<UploadOptions, 'upload' | 'takeBack' | 'maxBytes'>;

const none: readonly UploadItem[] = [];
const itemsIn = (value: FieldValue | undefined) => (Array.isArray(value) ? (value as readonly UploadItem[]) : none);

/** Files by drop, click or key, each held as a data URL. A screen that sends them at once gives `upload`. */
export function UploadField(props: UploadFieldProps) {
  const { field, id, value, onChange, onBlur, error, disabled, focusRef, upload, takeBack, maxBytes } = props;
  const input = useRef<HTMLInputElement>(null);
  const whole = useLeave<HTMLDivElement>(onBlur);
  const { items, note, said, add, remove, retryOf } = useUploads({
    held: itemsIn(value),
    onHeld: onChange,
    maxCount: field.maxCount,
    accept: field.accept,
    upload,
    takeBack,
    maxBytes,
  });
  useImperativeHandle(focusRef, () => input.current as HTMLElement);
  const locked = disabled || field.readOnly === true;

  const onRemove = (uid: string, button: HTMLElement) => {
    const row = button.closest('li');
    const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(
      ':scope > button',
    );
    (next ?? input.current)?.focus();
    void remove(uid);
  };
  return (
    <div ref={whole}>
      <FieldLabel id={id} label={field.label} help={field.help} required={field.required} />
      <DropZone id={id} field={field} error={error} locked={locked} input={input} onFiles={add} />
      <output className="mt-1.5 block text-small text-warning empty:mt-0">{note}</output>
      <output className="sr-only">{said}</output>
      <FieldError id={`${id}-error`} error={error} />
      {items.length > 0 && (
        <ul aria-label={uploadMessages.files} className="mt-3 grid grid-cols-1 gap-2">
          {items.map((item) => (
            <UploadRow key={item.uid} upload={item} locked={locked} onRemove={onRemove} onRetry={retryOf(item.uid)} />
          ))}
        </ul>
      )}
    </div>
  );
}
