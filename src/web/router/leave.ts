import type { Location } from 'react-router';
import { pathOf } from './address.ts';

/** Nothing more happens here: another document takes the place of this one. */
const untilLeft = () => new Promise<never>(() => undefined);

export function leaveFor(url: URL, isReplaced: boolean): Promise<never> {
  if (isReplaced) window.location.replace(url);
  else window.location.assign(url);
  return untilLeft();
}

/** Has the server draw a page, whose address may already stand in the browser. */
export function loadAsDocument(location: Location, isOpen: boolean): Promise<never> {
  if (isOpen) window.location.reload();
  else window.location.assign(pathOf(location));
  return untilLeft();
}
