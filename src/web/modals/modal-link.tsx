import type { ReactNode } from 'react';
import { openModal } from '../modal/modal-store.ts';
import { Button } from '../ui/button.tsx';

/** Goes from one window to another. */
export function ModalLink(props: {
  readonly to: 'login' | 'register' | 'forgotPassword' | 'findOffers';
  readonly children: ReactNode;
}) {
  return (
    <Button variant="link" onClick={() => openModal(props.to)}>
      {props.children}
    </Button>
  );
}
