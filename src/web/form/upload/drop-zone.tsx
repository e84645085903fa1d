import { type ChangeEvent, type RefObject, useRef } from 'react';
import type { DragUpload } from '#catalog/fields/field.ts';
import { uploadMessages } from '#messages/upload.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { describedBy } from '../input-attributes.ts';
import { useDrop } from './use-drop.ts';

type DropZoneProps = {
  readonly id: string;
  readonly field: DragUpload;
  readonly error: string | undefined;
  readonly locked: boolean;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
};

/** A file input as large as its label; files may also be dropped on it. */
export function DropZone({ id, field, error, locked, input, onFiles }: DropZoneProps) {
  const zone = useRef<HTMLLabelElement>(null);
  const over = useDrop(zone, (files) => !locked && onFiles(files)) && !locked;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    currentTarget.value = '';
  };
  return (
    <label
      ref={zone}
      htmlFor={id}
      className={classNames(
        'mt-1.5 flex flex-col items-center rounded-card border-2 border-dashed px-4 py-6 text-center outline-brand outline-offset-2 transition-colors has-focus-visible:outline-3',
        error ? 'border-error' : over ? 'border-brand' : 'border-field-line',
        over ? 'bg-brand-soft' : 'bg-mist',
        locked ? 'cursor-not-allowed text-ink-soft' : 'cursor-pointer hover:border-brand hover:bg-brand-soft',
      )}
    >
      <Icon name="upload" className="size-7 text-brand" />
      <span className="mt-2 font-medium">
        {over ? uploadMessages.drop : (field.placeholder ?? uploadMessages.placeholder)}
      </span>
      <span className="mt-1 text-small">
        <span className="font-medium text-brand underline decoration-tint underline-offset-4">
          {uploadMessages.choose}
        </span>
      </span>
      <span className="mt-1 text-ink-soft text-small">{uploadMessages.limit(field.maxCount)}</span>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={field.accept}
        disabled={locked}
        required={field.required}
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help: field.help, error })}
        className="sr-only"
      />
    </label>
  );
}
