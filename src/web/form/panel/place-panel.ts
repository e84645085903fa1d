export type Anchor = { readonly top: number; readonly bottom: number; readonly left: number; readonly width: number };

/** The part of the window that a keyboard on the screen leaves free. */
export type View = { readonly top: number; readonly height: number; readonly width: number };

export type PanelPosition = {
  readonly above: boolean;
  /** The panel's edge beside the field. */
  readonly edge: number;
  readonly left: number;
  readonly width: number;
  readonly maxHeight: number;
};

export type Wish = {
  readonly height: number;
  /** As wide as the field when undefined. */
  readonly width?: number | undefined;
};

const gap = 4;
const margin = 8;
const phoneWidth = 560;
const leastHeight = 96;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Room below and above a field. */
export function roomAround(anchor: Anchor, view: View): { readonly below: number; readonly above: number } {
  return {
    below: view.top + view.height - anchor.bottom - gap - margin,
    above: anchor.top - view.top - gap - margin,
  };
}

/** Beside its field and never over it: below where it fits, else on the wider side; on a phone from edge to edge. */
export function placePanel(anchor: Anchor, view: View, { height, width = anchor.width }: Wish): PanelPosition {
  const room = roomAround(anchor, view);
  const above = room.below < height && room.above > room.below;
  const most = view.width - 2 * margin;
  const wide = view.width < phoneWidth ? most : Math.min(width, most);
  return {
    above,
    edge: above ? anchor.top - gap : anchor.bottom + gap,
    left: clamp(anchor.left, margin, view.width - margin - wide),
    width: wide,
    maxHeight: Math.max(leastHeight, above ? room.above : room.below),
  };
}
