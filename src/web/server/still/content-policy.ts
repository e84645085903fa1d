import { createHash } from 'node:crypto';

const scripts = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
/** Blocks of data are not run, so no policy asks about them. */
const isData = (attributes: string) => /type="(?!module|text\/javascript)[^"]+"/.test(attributes);

/** How a policy names a script or a style that stands in a page. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The scripts written into a page, as its policy names them: the page is the same for many requests and can have no nonce. */
export function scriptHashes(html: string): readonly string[] {
  const written = [...html.matchAll(scripts)].flatMap(({ groups: { attributes = '', text = '' } = {} }) =>
    text === '' || isData(attributes) ? [] : [text],
  );
  return [...new Set(written)].map(hashOf);
}
