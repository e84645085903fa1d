import { type MouseEvent, useState } from 'react';
import { showToast } from '../../ui/toasts/toast-store.ts';
import { useLazyPart } from '../../ui/use-lazy-part.ts';
import type { FieldOf } from '../field-props.ts';

type Contract = NonNullable<FieldOf<'checkboxSingle'>['contract']>;

const loadWindow = async () => (await import('./contract-window.tsx')).ContractWindow;

/** The sentence that is agreed to. The name of the text in it opens the text, without scripts on a page of its own. */
export function ContractLabel({ label, contract }: { readonly label: string; readonly contract: Contract }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Window = useLazyPart(open ? loadWindow : undefined, () => {
    close();
    showToast({ kind: 'error' });
  });
  const show = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const [before = '', after = ''] = label.includes(contract.title) ? label.split(contract.title) : [`${label} `, ''];
  return (
    <>
      {before}
      <a
        href={`/${contract.slug}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-haspopup="dialog"
        onClick={show}
        className="font-medium text-brand underline underline-offset-4"
      >
        {contract.title}
      </a>
      {after}
      {Window && <Window contract={contract} onClose={close} />}
    </>
  );
}
