import { type ReactNode, useRef } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useElementId } from './parts/element-ids.tsx';
import { useTooltip } from './use-tooltip.ts';

export type TooltipProps = {
  /** What the bubble says. */
  readonly text: ReactNode;
  /** Name of the button for those who do not see its icon. */
  readonly label?: string;
  /** Replaces the default information icon. */
  readonly children?: ReactNode;
};

/** A small button with an explanation: on hover and focus after a moment, on touch by a tap. Escape closes it. */
export function Tooltip({ text, label = uiMessages.moreInfo, children }: TooltipProps) {
  const id = useElementId();
  const bubble = useRef<HTMLSpanElement>(null);
  const { open, place, handlers } = useTooltip(bubble);
  return (
    <span className="relative inline-flex align-middle" {...handlers}>
      <button
        type="button"
        aria-label={children ? undefined : label}
        aria-describedby={id}
        className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-full text-ink-soft hover:text-brand"
      >
        {children ?? <Icon name="info" className="size-5" />}
      </button>
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        style={{ marginLeft: `${place.shift}px` }}
        className={classNames(
          'absolute left-1/2 z-30 w-max max-w-[min(18rem,calc(100vw-2rem))] -translate-x-1/2 text-left font-normal text-small transition-opacity starting:opacity-0',
          place.below ? 'top-full pt-2' : 'bottom-full pb-2',
          !open && 'hidden',
        )}
      >
        <span className="block rounded-field bg-ink px-3 py-2 text-paper shadow-float">{text}</span>
      </span>
    </span>
  );
}
