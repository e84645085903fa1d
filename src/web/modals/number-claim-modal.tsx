import { numberClaimMessages as words } from '#messages/modals.ts';
import type { ClaimAnswer } from '../modal/modal-store.ts';
import { Button } from '../ui/button.tsx';
import { ModalFrame } from '../ui/modal-frame.tsx';

/** How a claim on a national number stands. It stays until it was read. */
export function NumberClaimModal({ text, onClose }: ClaimAnswer & { readonly onClose: () => void }) {
  return (
    <ModalFrame isOpen onClose={onClose} title={words.title} dismissable={false}>
      <p>{text}</p>
      <Button className="mt-5 w-full" onClick={onClose}>
        {words.done}
      </Button>
    </ModalFrame>
  );
}
