import { createHash } from 'node:crypto';
import type { StartData } from '../../start/start-data.ts';
import { scriptHashes } from './content-policy.ts';
import { pausedBehindFirstScreen } from './first-screen.ts';
import type { StillBody } from './send-still.ts';
import { type Squeezed, squeeze } from './squeeze.ts';
import { stylesHintOf } from './still-styles.ts';

/** A page as it was drawn, with nothing of any request in it. */
export type Drawn = {
  readonly html: string;
  readonly start: StartData;
  /** Addresses of the files that the application needs on it. */
  readonly files: readonly string[];
  readonly cacheControl: string;
};

/** The same, ready to be sent. */
export type StillPage = {
  readonly version: string;
  readonly body: Squeezed;
  readonly start: Squeezed;
  readonly cacheControl: string;
  readonly scriptHashes: readonly string[];
  readonly stylesHint: string | undefined;
};

/** What a page has of scripts before the application. */
export type SmallScripts = {
  /** Text of the one that stands in the page. */
  readonly early: string;
  /** Address of the one that starts the application. */
  readonly starter: string;
};

const nameOf = (file: string) => file.replace(/^\/assets\/|\.js$/g, '');

type Started = {
  readonly version: string;
  /** Whether the application starts without anybody's doing. */
  readonly isAtOnce?: boolean;
};

/** The character set stands within a page's first kilobyte; the typeface is asked for by the script that follows it. */
const beginningOfHead = /<head>(?:<meta charset="[^"]*"\s*\/?>)?(?:<style>[^<]*<\/style>)?/;

/** Writes into a page what starts the application. */
export function withStarter(
  { html, files }: Pick<Drawn, 'html' | 'files'>,
  { early, starter }: SmallScripts,
  { version, isAtOnce = false }: Started,
): string {
  const told = `data-page="${version}" data-files="${files.map(nameOf).join(' ')}"${isAtOnce ? ' data-now' : ''}`;
  const tag = `<script type="module" async src="${starter}" ${told}></script>`;
  // One listens before the styles are there and takes itself away. The other asks for what that one heard, and stands at the
  // end of the head: the application takes the first script that it finds there for the one it draws.
  const readInTurns = stylesHintOf(html) === undefined ? html : pausedBehindFirstScreen(html);
  return readInTurns
    .replace(beginningOfHead, (beginning) => `${beginning}<script>${early}</script>`)
    .replace('</head>', () => `${tag}</head>`);
}

/** The version tells both what is shown and what it was made from. */
export function versionOf({ html, start }: Drawn, small: SmallScripts): string {
  const hash = createHash('sha256').update(html).update(JSON.stringify(start)).update(JSON.stringify(small));
  return hash.digest('base64url').slice(0, 22);
}

export async function makeStill(drawn: Drawn, small: SmallScripts): Promise<StillPage> {
  const version = versionOf(drawn, small);
  const html = withStarter(drawn, small, { version });
  const [body, start] = await Promise.all([squeeze(html), squeeze(JSON.stringify(drawn.start))]);
  return {
    version,
    body,
    start,
    cacheControl: drawn.cacheControl,
    scriptHashes: scriptHashes(html),
    stylesHint: stylesHintOf(html),
  };
}

export const pageBody = ({ body, version, cacheControl }: StillPage): StillBody => ({
  squeezed: body,
  version,
  cacheControl,
  type: 'text/html; charset=utf-8',
});
