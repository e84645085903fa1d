import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { placePanel, roomAround, type View, type Wish } from './place-panel.ts';

type PanelProps = Omit<ComponentProps<'div'>, 'ref'> & {
  /** The box the panel stands beside. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly wish: Wish;
  /** A press anywhere but on the panel and the box. */
  readonly onOutside: () => void;
};

function viewNow(): View {
  const { clientWidth, clientHeight } = document.documentElement;
  const visual = window.visualViewport;
  return { top: visual?.offsetTop ?? 0, height: visual?.height ?? clientHeight, width: clientWidth };
}

function put(panel: HTMLElement, anchor: HTMLElement, wish: Wish): void {
  const { above, edge, left, width, maxHeight } = placePanel(anchor.getBoundingClientRect(), viewNow(), wish);
  Object.assign(panel.style, {
    top: above ? 'auto' : `${edge}px`,
    bottom: above ? `${document.documentElement.clientHeight - edge}px` : 'auto',
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${maxHeight}px`,
  });
}

/** Floats beside a field, above everything else on the page; it lives while it is rendered. */
export function Panel({ anchor, wish, onOutside, className, children, ...rest }: PanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { height, width } = wish;
  useLayoutEffect(() => {
    const [panel, box] = [ref.current, anchor.current];
    if (!panel || !box) return;
    const stay = () => put(panel, box, { height, width });
    const settle = () => {
      const { below, above } = roomAround(box.getBoundingClientRect(), viewNow());
      if (Math.max(below, above) < height) panel.parentElement?.scrollIntoView({ block: 'start' });
      stay();
    };
    const onScroll = ({ target }: Event) => !(target instanceof Node && panel.contains(target)) && stay();
    panel.showPopover?.();
    settle();
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', settle);
    window.visualViewport?.addEventListener('resize', settle);
    window.visualViewport?.addEventListener('scroll', stay);
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', settle);
      window.visualViewport?.removeEventListener('resize', settle);
      window.visualViewport?.removeEventListener('scroll', stay);
    };
  }, [anchor, height, width]);
  const outside = useEffectEvent(onOutside);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target) && !anchor.current?.contains(target)) outside();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [anchor]);
  return (
    <div
      {...rest}
      ref={ref}
      popover="manual"
      className={classNames(
        'fixed z-40 m-0 flex flex-col overflow-hidden rounded-field border border-line bg-paper text-ink shadow-float max-sm:rounded-card',
        className,
      )}
    >
      {children}
    </div>
  );
}
