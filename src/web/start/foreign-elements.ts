type Place = { readonly parent: HTMLElement; readonly found: readonly Element[] };

let places: readonly Place[] = [];

/** Notes what stands in the page before the application takes it up, and keeps only what it draws. */
export function noteElements(): void {
  places = [document.head, document.body].map((parent) => ({ parent, found: [...parent.children] }));
}

/** Puts back what others brought into the page, as extensions of browsers do. Scripts have run. */
export function bringBackForeign(): void {
  for (const { parent, found } of places) {
    parent.append(...found.filter((element) => !element.isConnected && element.tagName !== 'SCRIPT'));
  }
  places = [];
}
