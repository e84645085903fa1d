import { expect, test } from 'vitest';
import { placePanel } from './place-panel.ts';

const anchor = { top: 300, bottom: 348, left: 200, width: 320 };
const wide = { top: 0, height: 800, width: 1280 };

test('[F-04] the list stands below its field and is as wide', () => {
  expect(placePanel(anchor, wide, { height: 266 })).toEqual({
    above: false,
    edge: 352,
    left: 200,
    width: 320,
    maxHeight: 440,
  });
});

test('[F-04] where the room below is too small it stands above, never over the field', () => {
  const place = placePanel({ ...anchor, top: 600, bottom: 648 }, wide, { height: 266 });
  expect(place).toMatchObject({ above: true, edge: 596, maxHeight: 588 });
});

test('[F-04] on a phone it goes from edge to edge and ends at the keyboard', () => {
  const place = placePanel(
    { top: 100, bottom: 148, left: 16, width: 328 },
    { top: 0, height: 340, width: 360 },
    { height: 266 },
  );
  expect(place).toEqual({ above: false, edge: 152, left: 8, width: 344, maxHeight: 180 });
});

test('[V-25] a calendar near the right edge moves into the window', () => {
  expect(placePanel({ ...anchor, left: 1150, width: 120 }, wide, { height: 380, width: 320 })).toMatchObject({
    left: 952,
    width: 320,
  });
});
