import { uploadMessages } from '#messages/upload.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { hasPreview } from './file-kinds.ts';
import { FileIcon, Thumbnail } from './thumbnail.tsx';
import type { Upload } from './upload-state.ts';

const bar =
  'mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-brand';

function Standing({ upload }: { readonly upload: Upload }) {
  const { fileName, status } = upload;
  if (status === 'uploading') {
    return (
      <>
        <span className="text-ink-soft tabular-nums">
          {uploadMessages.states.uploading} {uploadMessages.percent(upload.percent)}
        </span>
        <progress aria-label={fileName} value={upload.percent} max={100} className={bar} />
      </>
    );
  }
  if (status === 'error') {
    return (
      <span className="flex items-center gap-1 text-error">
        {uploadMessages.states.error}
        <Tooltip text={upload.reason}>
          <Icon name="error" className="size-5 text-error" />
          <VisuallyHidden>{uploadMessages.whyFailed}</VisuallyHidden>
        </Tooltip>
      </span>
    );
  }
  return <span className="text-success">{uploadMessages.states[status]}</span>;
}

type UploadRowProps = {
  readonly upload: Upload;
  readonly locked: boolean;
  readonly onRemove: (uid: string, button: HTMLElement) => void;
  /** Sends one that failed once more, where it was sent. */
  readonly onRetry?: (() => void) | undefined;
};

export function UploadRow({ upload, locked, onRemove, onRetry }: UploadRowProps) {
  const { fileName, uid } = upload;
  const isUnderWay = upload.status === 'uploading';
  return (
    <li className="flex items-center gap-3 rounded-field border border-line bg-paper p-2 transition-opacity starting:opacity-0">
      {upload.status === 'done' && hasPreview(fileName) ? (
        <Thumbnail fileName={fileName} src={upload.base64} />
      ) : (
        <FileIcon />
      )}
      <div className="min-w-0 grow text-small">
        <p className="truncate font-medium" title={fileName}>
          {fileName}
        </p>
        <Standing upload={upload} />
        {upload.status === 'error' && onRetry && !locked && (
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 font-medium text-brand underline decoration-tint underline-offset-4"
          >
            <span aria-hidden="true">{uploadMessages.retry}</span>
            <VisuallyHidden>{uploadMessages.retryOf(fileName)}</VisuallyHidden>
          </button>
        )}
      </div>
      {!locked && (
        <button
          type="button"
          aria-label={isUnderWay ? uploadMessages.cancel(fileName) : uploadMessages.remove(fileName)}
          onClick={({ currentTarget }) => onRemove(uid, currentTarget)}
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-mist hover:text-error"
        >
          <Icon name={isUnderWay ? 'close' : 'trash'} className="size-5" />
        </button>
      )}
    </li>
  );
}
