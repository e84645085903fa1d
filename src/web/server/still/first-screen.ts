/** So much of the main part of a page fills the better part of a phone's first screen. */
const firstScreen = 1150;
/** Behind these a script may stand. */
const ends = /<\/(?:p|li|h2|h3)>/g;

/** Does nothing, but browsers run no script before the styles are there, and read no further before it ran. */
const pause = '<script>document.currentScript.remove()</script>';

/**
 * What somebody sees first is read while the styles are awaited, and laid out by itself when they come; the rest follows. A
 * page that is read whole meanwhile is laid out whole, which shows it later.
 */
export function pausedBehindFirstScreen(html: string): string {
  const main = html.indexOf('<main');
  if (main < 0) return html;
  const places = [...html.slice(main).matchAll(ends)].map(({ index, 0: { length } }) => index + length);
  const place = places.findLast((end) => end <= firstScreen) ?? places[0];
  if (place === undefined) return html;
  return html.slice(0, main + place) + pause + html.slice(main + place);
}
