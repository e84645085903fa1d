const nothing = { __html: '' };

/** The server writes what a still page is shown with into this place; the application leaves there what it finds. */
export function OwnStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, by which what stands there is left alone.
  return <style data-own dangerouslySetInnerHTML={nothing} />;
}
