import { quotedKind } from '#catalog/risks/quoted-lines.ts';
import type { LineKey } from '#domain/lines.ts';
import { sharedNotes, shareTexts as words } from '#messages/share.ts';
import { Button } from '../../ui/button.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Sharing } from './use-share-offers.ts';

/** What others see behind a link to offers of a line. */
export function sharedNote(line: LineKey): string | undefined {
  const kind = quotedKind(line);
  return kind && sharedNotes[kind];
}

type ShareWindowProps = { readonly sharing: Sharing; readonly line: LineKey; readonly onClose: () => void };

/** The link to the offers, what others see behind it, and the way to hand it on. It can be taken by hand too. */
export function ShareWindow({ sharing: { made, handOn }, line, onClose }: ShareWindowProps) {
  return (
    <ModalFrame isOpen={made !== undefined} onClose={onClose} title={words.heading}>
      {made && (
        <>
          <p className="mb-4 text-ink-soft">{sharedNote(line)}</p>
          <TextField
            name="share-link"
            label={words.link}
            value={made.link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <p role="status" className="mt-2 min-h-6 font-medium text-small text-success">
            {made.how === 'copied' ? words.copied : made.sheet ? '' : words.copyByHand}
          </p>
          <Button className="mt-3 w-full" onClick={() => void handOn()}>
            {made.sheet ? words.send : words.copy}
          </Button>
        </>
      )}
    </ModalFrame>
  );
}
