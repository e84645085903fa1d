import type { FieldProps } from '../field-props.ts';
import { UploadField } from '../upload/upload-field.tsx';

/** Files that travel with the form; none is sent before it. */
export function DragUpload(props: FieldProps<'dragUpload'>) {
  return <UploadField {...props} />;
}
