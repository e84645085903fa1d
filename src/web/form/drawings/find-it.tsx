import { useState } from 'react';
import type { FieldDrawing } from '#catalog/fields/drawings.ts';
import { drawingTexts as words } from '#messages/drawings.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';
import { useLazyPart } from '../../ui/use-lazy-part.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const loadDrawings = async () => (await import('./drawings.tsx')).drawings;

type FindItProps = { readonly name: FieldDrawing; readonly label: string };

/** Shows where a number is found, for who searches; the drawing comes when it is wanted. */
export function FindIt({ name, label }: FindItProps) {
  const id = useElementId();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const drawings = useLazyPart(open ? loadDrawings : undefined, () => setFailed(true));
  const Drawing = drawings?.[name];
  const toggle = () => {
    setFailed(false);
    setOpen(!open);
  };
  return (
    <div>
      <Button variant="link" className="text-small" aria-expanded={open} aria-controls={id} onClick={toggle}>
        <Icon name="search" className="size-4" />
        <span aria-hidden="true">{words.open}</span>
        <VisuallyHidden>{words.openOf(label)}</VisuallyHidden>
      </Button>
      <div id={id} role="status">
        {open && (
          <div className="mb-2 max-w-sm rounded-field border border-line bg-mist p-3">
            {Drawing && <Drawing />}
            <p className="mt-2 text-small">{failed ? words.failed : words[name].about}</p>
          </div>
        )}
      </div>
    </div>
  );
}
