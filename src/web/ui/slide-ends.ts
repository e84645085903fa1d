/** How near an edge counts as there. */
const near = 8;

type Track = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>;
export type SlideEnds = { readonly start: boolean; readonly end: boolean };

/** Which ends of a row of slides are in sight. */
export function endsOf({ scrollLeft, clientWidth, scrollWidth }: Track): SlideEnds {
  return { start: scrollLeft < near, end: scrollLeft + clientWidth > scrollWidth - near };
}

/** Moves a row of slides by nearly what is seen of it. */
export function slideOn(track: HTMLElement, direction: 1 | -1): void {
  track.scrollBy({ left: direction * track.clientWidth * 0.9, behavior: 'smooth' });
}
