import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { expect, test, vi } from 'vitest';
import { elementsIn } from '#testing/elements-in.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';
import { ModalFrame, type ModalProps } from './modal-frame.tsx';

const onClose = vi.fn();

function draw(given: Partial<ModalProps> = {}) {
  const drawn = elementsIn(ModalFrame({ isOpen: true, onClose, title: 'Başlık', children: 'İçerik', ...given }));
  const propsOf = (type: unknown) => drawn.find((element) => element.type === type)?.props;
  const heading = String(propsOf(Heading)?.className);
  return {
    width: Object(propsOf(AriaModal)?.style).maxWidth,
    side: /text-(left|right)/.exec(heading)?.[1],
    closeIcon: propsOf('button'),
    closesOutside: propsOf(ModalOverlay)?.isDismissable,
    tinted: drawn.some(({ props }) => /\bbg-mist\b/.test(String(props.className))),
  };
}

test('[S-10] a window has its title left, a close icon that closes, 520 px, a tinted head, and closes by a click outside', () => {
  const { closeIcon, ...look } = draw();
  expect(look).toEqual({ width: '520px', side: 'left', closesOutside: true, tinted: true });
  expect(closeIcon).toMatchObject({ 'aria-label': 'Kapat', onClick: onClose });
});

test('[S-10] the title may stand right, the icon be left out, the window be white, wider, and stay open', () => {
  const other = { titleSide: 'right', closeIcon: false, white: true, width: 640, dismissable: false } as const;
  expect(draw(other)).toEqual({
    width: '640px',
    side: 'right',
    closeIcon: undefined,
    closesOutside: false,
    tinted: false,
  });
});

test('[S-10] a confirmation is 416 px wide and wants an answer', () => {
  const asked = { isOpen: true, title: 'Emin misiniz?', onConfirm: () => undefined, onCancel: onClose, children: '' };
  const [window] = elementsIn(ConfirmDialog(asked));
  expect(window).toMatchObject({
    type: Modal,
    props: { width: 416, dismissable: false, role: 'alertdialog', onClose },
  });
});
