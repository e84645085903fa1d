/** So much of the main part of a page fills a phone's first screen. */
const firstScreen = 1500;
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
  ends.lastIndex = main + firstScreen;
  const end = main < 0 ? null : ends.exec(html);
  if (!end) return html;
  const at = end.index + end[0].length;
  return html.slice(0, at) + pause + html.slice(at);
}
