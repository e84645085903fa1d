import { type RefObject, useRef, useState } from 'react';
import type { FieldValue, UploadItem } from '#catalog/fields/values.ts';
import { attachmentTexts as words } from '#messages/support-pages.ts';
import type { SendUpload } from '../form/upload/upload-request.ts';
import { sendFile } from '../http/send-file.ts';

export type UsedAttachments = {
  readonly items: readonly UploadItem[];
  readonly onItems: (held: FieldValue) => void;
  readonly upload: SendUpload;
  readonly input: RefObject<HTMLElement | null>;
  readonly error: string | undefined;
  readonly guids: readonly string[];
  /** Whether something is still on its way; it is said beside the files, and the form waits. */
  readonly holdBack: () => boolean;
  readonly clear: () => void;
};

/** Files stored as they are chosen; the message is sent with their names of ours. */
export function useAttachments(): UsedAttachments {
  const [sent] = useState(() => new Map<string, string>());
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [underway, setUnderway] = useState(0);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLElement>(null);
  const [upload] = useState(() => async (...[{ uid, fileName }, how]: Parameters<SendUpload>) => {
    setUnderway((count) => count + 1);
    const reply = await sendFile(how.file, { fileName, uid }, how);
    setUnderway((count) => count - 1);
    if (reply?.Success && reply.Data) {
      sent.set(uid, reply.Data.FileGuid);
      return new Response(null, { status: 204 });
    }
    return new Response(reply ? reply.Messages.join(' ') || reply.Message : '', { status: 500, statusText: '' });
  });
  return {
    items,
    onItems(held) {
      setItems(held as readonly UploadItem[]);
      setError(undefined);
    },
    upload,
    input,
    error,
    guids: items.flatMap(({ uid }) => sent.get(uid) ?? []),
    holdBack() {
      setError(underway > 0 ? words.busy : undefined);
      if (underway > 0) input.current?.focus();
      return underway > 0;
    },
    clear: () => setItems([]),
  };
}
