import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { elementsIn } from '#testing/elements-in.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ModalFrame, type ModalProps, ModalWindow } from './modal-frame.tsx';

const onClose = vi.fn();
const given = { isOpen: true, onClose, title: 'Başlık', children: 'İçerik' } as const;

function draw(other: Partial<ModalProps> = {}) {
  const html = renderToStaticMarkup(<ModalWindow {...given} {...other} />);
  const heading = /<h2 id="([^"]+)" class="([^"]+)">Başlık<\/h2>/.exec(html);
  return {
    width: /max-width:(\w+)/.exec(html)?.[1],
    side: /text-(left|right)/.exec(heading?.[2] ?? '')?.[1],
    closeIcon: html.includes('aria-label="Kapat"'),
    tinted: html.includes('bg-mist'),
    isWindow: html.startsWith(`<div role="dialog" aria-modal="true" aria-labelledby="${heading?.[1]}" tabindex="-1"`),
  };
}

test('[S-10] a window has its title left, a close icon, 520 px and a tinted head, and is called by its title', () => {
  expect(draw()).toEqual({ width: '520px', side: 'left', closeIcon: true, tinted: true, isWindow: true });
});

test('[S-10] the title may stand right, the icon be left out, the window be white and wider', () => {
  expect(draw({ titleSide: 'right', closeIcon: false, white: true, width: 640 })).toEqual({
    width: '640px',
    side: 'right',
    closeIcon: false,
    tinted: false,
    isWindow: true,
  });
});

test('a window is no part of the HTML of a page', () => {
  expect(renderToStaticMarkup(<ModalFrame {...given} />)).toBe('');
});

test('[S-10] a confirmation is 416 px wide and wants an answer', () => {
  const asked = { isOpen: true, title: 'Emin misiniz?', onConfirm: () => undefined, onCancel: onClose, children: '' };
  const [window] = elementsIn(ConfirmDialog(asked));
  expect(window).toMatchObject({
    type: ModalFrame,
    props: { width: 416, dismissable: false, role: 'alertdialog', onClose },
  });
});
