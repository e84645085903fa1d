import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { openModal } from './modal-store.ts';

/** Goes from one window to another. */
export function ModalLink(props: {
  readonly to: 'login' | 'register' | 'forgotPassword';
  readonly children: ReactNode;
}) {
  return (
    <Button variant="link" onClick={() => openModal(props.to)}>
      {props.children}
    </Button>
  );
}
