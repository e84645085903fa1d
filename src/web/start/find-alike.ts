/** What tells one thing to press from another. A form is known by where it goes: its text changes. */
function signsOf(element: Element): string {
  const named = ['aria-label', 'name', 'href', 'action', 'data-small'].map((name) => element.getAttribute(name));
  return JSON.stringify([named, element.tagName === 'FORM' ? '' : element.textContent]);
}

/** The element that was drawn in the place of one that is gone. */
export function findAlike<Kind extends Element>(gone: Kind): Kind | undefined {
  const signs = signsOf(gone);
  return [...document.getElementsByTagName(gone.tagName)].find(
    (element): element is Kind => signsOf(element) === signs,
  );
}
