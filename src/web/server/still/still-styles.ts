/** Where a page's styles come from. */
export type StillStyles = {
  /** Address of the styles of the whole site. */
  readonly whole: string;
  /** Address of those that most pages suffice with which everybody sees alike. */
  readonly small: string;
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

const classesOf = (html: string) =>
  [...html.matchAll(classesInHtml)].flatMap(([, names = '']) => decoded(names).split(' '));

/**
 * Has a page ask for the small styles where it looks the same with them; the application brings the whole ones before it takes
 * the page up. A page with a class that the small ones do not know stays as it was drawn.
 */
export function withSmallStyles(html: string, { whole, small, missing }: StillStyles): string {
  if (classesOf(html).some((name) => missing.has(name))) return html;
  const drawn = `href="${whole}`;
  return html.replace(drawn, `href="${small}" data-whole="${whole}`);
}

/** The first styles that a page asks for, as a header that the browser reads before the page itself. */
export function stylesHintOf(html: string): string | undefined {
  const address = /<link rel="stylesheet" href="([^"#]+)/.exec(html)?.[1];
  return address && `<${address}>; rel=preload; as=style`;
}
