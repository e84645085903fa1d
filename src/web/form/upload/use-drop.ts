import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Files dropped on an element. One that falls beside it is not opened in place of the page, which would lose the form. */
export function useDrop(zone: RefObject<HTMLElement | null>, onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const inside = event.target instanceof Node && zone.current?.contains(event.target) === true;
    if (event.dataTransfer) event.dataTransfer.dropEffect = inside ? 'copy' : 'none';
    setOver(inside && event.type === 'dragover');
    if (inside && event.type === 'drop') onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  const onLeave = useEffectEvent(({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(false));
  useEffect(() => {
    window.addEventListener('dragover', onDrag);
    window.addEventListener('drop', onDrag);
    window.addEventListener('dragleave', onLeave);
    return () => {
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('drop', onDrag);
      window.removeEventListener('dragleave', onLeave);
    };
  }, []);
  return over;
}
