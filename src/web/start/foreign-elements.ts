import { fontHint } from './fetch-font.ts';

type Place = { readonly parent: HTMLElement; readonly found: readonly Element[] };

let places: readonly Place[] = [];

/** Notes what stands in the page before the application takes it up, and keeps only what it draws. */
export function noteElements(): void {
  document.head.querySelector(fontHint)?.remove();
  places = [document.head, document.body].map((parent) => ({ parent, found: [...parent.children] }));
}

/** What the server wrote into a page to start the application has done its work. */
const starting = 'script, link:is([rel="modulepreload"], [rel="preload"])';

/** Puts back what others brought into the page, as extensions of browsers do. */
export function bringBackForeign(): void {
  for (const { parent, found } of places) {
    parent.append(...found.filter((element) => !element.isConnected && !element.matches(starting)));
  }
  places = [];
}
