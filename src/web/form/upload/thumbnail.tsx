import { useRef, useState } from 'react';
import { uploadMessages } from '#messages/upload.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLasting } from '../../ui/use-lasting.ts';
import { Panel } from '../panel/panel.tsx';
import { usePreview } from './use-preview.ts';

/** The longest a small picture may stay in motion. */
export const thumbnailDeadlineMs = 2000;

const wish = { height: 272, width: 272 };
const frame = 'flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-field bg-mist text-ink-soft';

export function FileIcon() {
  return (
    <span className={frame}>
      <Icon name="document" />
    </span>
  );
}

/** A small picture of the file; on hover, focus or tap a larger one. What the browser cannot draw gets the icon. */
export function Thumbnail({ fileName, src }: { readonly fileName: string; readonly src: string }) {
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const tooLate = useLasting(state === 'coming', thumbnailDeadlineMs);
  const button = useRef<HTMLButtonElement>(null);
  const { open, close, handlers } = usePreview();
  if (state === 'failed') return <FileIcon />;
  return (
    <div>
      <button
        {...handlers}
        ref={button}
        type="button"
        aria-label={uploadMessages.preview(fileName)}
        className={classNames(frame, state === 'coming' && !tooLate && 'animate-pulse')}
      >
        <img
          src={src}
          alt=""
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          className={classNames('size-full object-cover transition-opacity', state === 'coming' && 'opacity-0')}
        />
      </button>
      {open && (
        <Panel anchor={button} wish={wish} onOutside={close} className="pointer-events-none items-center p-2">
          <img
            src={src}
            alt={uploadMessages.preview(fileName)}
            className="max-h-64 min-h-0 max-w-full object-contain"
          />
        </Panel>
      )}
    </div>
  );
}
