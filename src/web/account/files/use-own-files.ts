import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnFile } from '#contracts/calls/upload.ts';
import { myFilesTexts } from '#messages/my-files.ts';
import { saveFile } from '../../documents/save-file.ts';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useAccountCall } from '../use-account-call.ts';

/** What can be done with one's files; a failure is told by the call itself. */
export function useOwnFiles() {
  const call = useAccountCall();
  const { revalidate } = useRevalidator();
  const [loading, setLoading] = useState<readonly string[]>([]);
  const [isRemoving, setRemoving] = useState(false);
  return {
    isLoading: (fileGuid: string) => loading.includes(fileGuid),
    isRemoving,
    async download({ FileGuid }: OwnFile): Promise<void> {
      setLoading((known) => [...known, FileGuid]);
      const reply = await call('readFile', { FileGuid });
      setLoading((known) => known.filter((other) => other !== FileGuid));
      if (reply?.Success) saveFile(reply.Data);
    },
    /** Whatever was answered, the list tells how it stands. */
    async remove({ FileGuid, fileName }: OwnFile): Promise<void> {
      setRemoving(true);
      const reply = await call('removeFile', { FileGuid });
      setRemoving(false);
      if (reply?.Success) showToast({ kind: 'success', text: myFilesTexts.uploads.removed(fileName) });
      await revalidate();
    },
  };
}
