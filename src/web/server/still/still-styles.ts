/** Styles as a file of their own and as text. */
export type StylesFile = { readonly address: string; readonly text: string };

/** Where a page's styles come from. */
export type StillStyles = {
  /** Those of the whole site. */
  readonly whole: StylesFile;
  /** Those that most pages suffice with which everybody sees alike. */
  readonly small: StylesFile;
  /** Classes that only the whole styles know. */
  readonly missing: ReadonlySet<string>;
};

const classInCss = /\.(?!\d)((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/g;
const escaped = /\\(?:([\da-f]{1,6}) ?|(.))/g;
const classesInHtml = / class="([^"]*)"/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const unescaped = (name: string) =>
  name.replace(escaped, (_, hex: string | undefined, sign: string) =>
    hex === undefined ? sign : String.fromCodePoint(Number.parseInt(hex, 16)),
  );
const decoded = (text: string) => text.replace(/&([\w#]+);/g, (entity, name: string) => entities[name] ?? entity);

/** Every class that a stylesheet speaks of. The end of an address looks like one, and is none that a page has. */
function classesInStyles(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(classInCss)].map(([, name = '']) => unescaped(name)));
}

export function missingClasses(whole: string, small: string): ReadonlySet<string> {
  const known = classesInStyles(small);
  return new Set([...classesInStyles(whole)].filter((name) => !known.has(name)));
}

const stylesheetLink = /<link rel="stylesheet" href="([^"#]+)([^"]*)"[^>]*>/;
const classesOf = (html: string) =>
  [...html.matchAll(classesInHtml)].flatMap(([, names = '']) => decoded(names).split(' '));

/** This page stays within its forty kilobytes, and is the one that people come back to: its styles are a file that they keep. */
const linksStyles = (address: string) => address.replace(/\?.*/s, '') === '/';

/** Where the application leaves room for them. */
const place = '<style data-own="true"></style>';

/**
 * Writes its styles into a page, which then waits for nothing else before it is shown: the small ones where the page looks the
 * same with them, all where a class is theirs alone. `data-whole` tells the application where the file of all styles is; it
 * brings it before it takes the page up (`start/whole-styles.ts`).
 */
export function withOwnStyles(html: string, address: string, { whole, small, missing }: StillStyles): string {
  const isSmall = !classesOf(html).some((name) => missing.has(name));
  const [link = '', file, fragment = ''] = stylesheetLink.exec(html) ?? [];
  if (file !== whole.address || !html.includes(place)) return html;
  const origin = `data-whole="${file}${fragment}"`;
  if (linksStyles(address)) {
    return isSmall ? html.replace(link, `<link rel="stylesheet" href="${small.address}" ${origin}/>`) : html;
  }
  const own = isSmall
    ? `<style data-own ${origin}>${small.text}</style>`
    : `<style data-own ${origin} data-complete>${whole.text}</style>`;
  return html.replace(link, '').replace(place, () => own);
}

/** The first styles that a page asks for, as a header that the browser reads before the page itself. */
export function stylesHintOf(html: string): string | undefined {
  const address = stylesheetLink.exec(html)?.[1];
  return address && `<${address}>; rel=preload; as=style`;
}
