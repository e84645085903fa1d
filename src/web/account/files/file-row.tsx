import type { OwnFile } from '#contracts/calls/upload.ts';
import { myFilesTexts } from '#messages/my-files.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { showDay } from '../../ui/moments.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { requestAddress } from '../account-address.ts';
import { fileSize } from './file-size.ts';

const words = myFilesTexts.uploads;

/** What a file is part of; a request can be opened from here. */
function UsedFor({ file: { UsedFor: use, UsedGuid } }: { readonly file: OwnFile }) {
  if (use === null) return null;
  if (use === 'review' || UsedGuid === null) return <p className="text-small">{words.used[use]}</p>;
  return (
    <Link
      to={requestAddress(UsedGuid)}
      className="inline-flex min-h-11 items-center text-brand text-small underline decoration-tint underline-offset-4"
    >
      {words.used.support}
    </Link>
  );
}

type FileRowProps = {
  readonly file: OwnFile;
  readonly loading: boolean;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
};

/** What somebody relies on is not offered to be removed: the row says what it is part of instead. */
export function FileRow({ file, loading, onDownload, onRemove }: FileRowProps) {
  const { fileName, Size, UploadedAt, KeptUntil } = file;
  return (
    <li className="flex flex-col gap-3 py-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-start gap-3">
        <Icon name="document" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0">
          <p className="break-words font-medium">{fileName}</p>
          <p className="flex flex-wrap gap-x-4 text-ink-soft text-small tabular-nums">
            <span>{fileSize(Size)}</span>
            <span>{words.uploadedAt(showDay(UploadedAt))}</span>
            <span>{words.keptUntil(showDay(KeptUntil))}</span>
          </p>
          <UsedFor file={file} />
        </div>
      </div>
      <div className="flex shrink-0 gap-3">
        <Button variant="quiet" loading={loading} onClick={onDownload}>
          <span aria-hidden="true">{words.download}</span>
          <VisuallyHidden>{words.downloadOf(fileName)}</VisuallyHidden>
        </Button>
        {file.UsedFor === null && (
          <Button variant="link" className="px-2" onClick={onRemove}>
            <span aria-hidden="true">{words.remove}</span>
            <VisuallyHidden>{words.removeOf(fileName)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
}
