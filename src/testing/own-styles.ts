const ownStyles = /<style data-own data-whole="[^"]+"(?<complete> data-complete)?>(?<text>[^<]*)<\/style>/;

/** The styles that a page has in itself, if it has any, and the rest of the page. */
export function ownStylesIn(html: string): {
  readonly styles: { readonly text: string; readonly isComplete: boolean } | undefined;
  readonly rest: string;
} {
  const { complete, text } = ownStyles.exec(html)?.groups ?? {};
  const styles = text === undefined ? undefined : { text, isComplete: complete !== undefined };
  return { styles, rest: html.replace(ownStyles, '') };
}
