import { useState } from 'react';
import type { OwnFile } from '#contracts/calls/upload.ts';
import { myFilesTexts } from '#messages/my-files.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { AccountCard } from '../account-card.tsx';
import { FileRow } from './file-row.tsx';
import { useOwnFiles } from './use-own-files.ts';

const { uploads: words, confirm } = myFilesTexts;

/** What the member has uploaded and is still kept. */
export function Uploads({ files }: { readonly files: readonly OwnFile[] | null }) {
  const { download, remove, isLoading, isRemoving } = useOwnFiles();
  const [asked, setAsked] = useState<OwnFile>();
  async function confirmed(): Promise<void> {
    if (asked) await remove(asked);
    setAsked(undefined);
  }
  return (
    <AccountCard title={words.title} note={words.note}>
      {files === null && <p>{words.failed}</p>}
      {files?.length === 0 && <p>{words.none}</p>}
      {files !== null && files.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {files.map((file) => (
            <FileRow
              key={file.FileGuid}
              file={file}
              loading={isLoading(file.FileGuid)}
              onDownload={() => void download(file)}
              onRemove={() => setAsked(file)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={confirm.title}
        confirmText={confirm.yes}
        cancelText={confirm.no}
        loading={isRemoving}
        onConfirm={() => void confirmed()}
        onCancel={() => setAsked(undefined)}
      >
        <span className="break-words">{confirm.text(asked?.fileName ?? '')}</span>
      </ConfirmDialog>
    </AccountCard>
  );
}
