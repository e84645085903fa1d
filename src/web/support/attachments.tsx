import { useId } from 'react';
import { attachmentField } from '#catalog/forms/support-request.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { UploadField } from '../form/upload/upload-field.tsx';
import type { UsedAttachments } from './use-attachments.ts';

const nothing = () => undefined;

/** The files that go with a message. */
export function Attachments({ attachments }: { readonly attachments: UsedAttachments }) {
  const { items, onItems, upload, input, error } = attachments;
  return (
    <div className="mt-5">
      <UploadField
        field={attachmentField}
        id={useId()}
        value={items}
        onChange={onItems}
        onBlur={nothing}
        error={error}
        disabled={false}
        focusRef={input}
        today=""
        values={{}}
        onOtherChange={nothing}
        upload={upload}
        maxBytes={uploadLimits.fileBytes}
      />
    </div>
  );
}
