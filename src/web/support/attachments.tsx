import { attachmentField } from '#catalog/forms/support-request.ts';
import { UploadField } from '../form/upload/upload-field.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import type { UsedAttachments } from './use-attachments.ts';

const nothing = () => undefined;

/** The files that go with a message. */
export function Attachments({ attachments }: { readonly attachments: UsedAttachments }) {
  const { field, input, error } = attachments;
  return (
    <div className="mt-5">
      <UploadField
        {...field}
        field={attachmentField}
        id={useElementId()}
        onBlur={nothing}
        error={error}
        disabled={false}
        focusRef={input}
        today=""
        values={{}}
        onOtherChange={nothing}
      />
    </div>
  );
}
