import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const controls = 'a, button, input, select, textarea, summary, label, [role="button"]';
const settleMs = 120;

/** Points of a box, from its edges to its middle, at which to look for what lies below. */
function samplePoints({ left, right, top, bottom }: DOMRect): readonly (readonly [x: number, y: number])[] {
  const across = [left, (left + right) / 2, right];
  const down = [top, (top + bottom) / 2, bottom];
  return across.flatMap((x) => down.map((y) => [x, y] as const));
}

function coversControl(element: HTMLElement): boolean {
  return samplePoints(element.getBoundingClientRect()).some(([x, y]) =>
    document.elementsFromPoint(x, y).some((below) => {
      const control = below.closest(controls);
      return control !== null && !element.contains(control);
    }),
  );
}

/** Whether a floating element lies over a control now. Looks again after scrolling, resizing and navigating. */
export function useMakeWay(ref: RefObject<HTMLElement | null>): boolean {
  const [inTheWay, setInTheWay] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its controls elsewhere.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = ref.current;
      if (element && element !== document.activeElement) setInTheWay(coversControl(element));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, settleMs);
    };
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    lookSoon();
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, [ref, key]);
  return inTheWay;
}
