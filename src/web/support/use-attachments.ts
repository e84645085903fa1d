import { type RefObject, useRef, useState } from 'react';
import { attachmentTexts as words } from '#messages/support-pages.ts';
import { useSentFiles } from '../form/upload/use-sent-files.ts';

export type UsedAttachments = ReturnType<typeof useSentFiles> & {
  readonly input: RefObject<HTMLElement | null>;
  readonly error: string | undefined;
  /** Whether something is still on its way; it is said beside the files, and the form waits. */
  readonly holdBack: () => boolean;
};

/** Files stored as they are chosen; the message is sent with their names of ours. */
export function useAttachments(): UsedAttachments {
  const files = useSentFiles();
  const [isEarly, setEarly] = useState(false);
  const input = useRef<HTMLElement>(null);
  return {
    ...files,
    input,
    error: isEarly && files.busy ? words.busy : undefined,
    holdBack() {
      setEarly(files.busy);
      if (files.busy) input.current?.focus();
      return files.busy;
    },
  };
}
