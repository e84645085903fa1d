import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { dateMessages } from '#messages/dates.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { inputAttributes } from '../input-attributes.ts';
import { KeyNote, takenBy } from '../kinds/key-note.tsx';
import { boxButton } from '../panel/box-classes.ts';
import { Panel } from '../panel/panel.tsx';
import { useLeave } from '../panel/use-leave.ts';
import { type DateMask, dateMasks } from './date-masks.ts';
import { keepTabInside } from './keep-tab-inside.ts';
import { useDateText } from './use-date-text.ts';

type PickerFieldProps = {
  readonly attributes: ReturnType<typeof inputAttributes>;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly focusRef: Ref<HTMLElement>;
  readonly mask: DateMask;
  readonly height: number;
  /** What the panel shows; it closes with the focus back on its button. */
  readonly children: (close: () => void) => ReactNode;
};

const panelWidth = 320;

/** A date or time to be typed, with a button that opens a panel to choose it. */
export function PickerField({ attributes, text, onChange, focusRef, mask, height, children }: PickerFieldProps) {
  const { id, label, disabled, readOnly, onBlur } = attributes;
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLElement>(null);
  const whole = useLeave<HTMLDivElement>(() => {
    setOpen(false);
    onBlur();
  });
  useImperativeHandle(focusRef, () => input.current as HTMLElement);
  const { handlers, leftOut } = useDateText({ mask, text, onChange });

  const open = () => {
    box.current = input.current?.parentElement ?? null;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onPanelKey = (event: KeyboardEvent<HTMLElement>) => {
    keepTabInside(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  const opener = !readOnly && (
    <button
      ref={button}
      type="button"
      disabled={disabled}
      aria-label={dateMessages.open[mask]}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isOpen ? close() : open())}
      className={boxButton}
    >
      <Icon name={mask === 'time' ? 'clock' : 'calendar'} className="size-5" />
    </button>
  );
  return (
    <div ref={whole}>
      <TextField
        {...attributes}
        {...handlers}
        onBlur={undefined}
        onKeyDown={(event) => {
          if (!event.altKey || event.key !== 'ArrowDown' || readOnly) return;
          event.preventDefault();
          open();
        }}
        ref={input}
        value={text}
        inputMode={dateMasks[mask].inputMode}
        placeholder={attributes.placeholder ?? dateMessages.placeholders[mask]}
        autoComplete={attributes.autoComplete ?? 'off'}
        trailing={opener}
      />
      <KeyNote text={leftOut ? takenBy(dateMasks[mask]) : undefined} />
      {isOpen && (
        <Panel
          anchor={box}
          wish={{ height, width: panelWidth }}
          onOutside={() => setOpen(false)}
          role="dialog"
          id={`${id}-panel`}
          aria-label={`${label}: ${dateMessages.panel[mask]}`}
          onKeyDown={onPanelKey}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div className="min-h-0 overflow-y-auto overscroll-contain p-3">{children(close)}</div>
        </Panel>
      )}
    </div>
  );
}
