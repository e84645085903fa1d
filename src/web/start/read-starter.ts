type Starter = {
  readonly version: string;
  /** Names of the files that the page is made of. */
  readonly files: readonly string[];
  /** Whether the application starts without anybody's doing. */
  readonly isAtOnce: boolean;
};

/** What the server wrote beside the small script. */
export function readStarter(): Starter | undefined {
  const { page: version, files, now } = document.querySelector<HTMLScriptElement>('script[data-page]')?.dataset ?? {};
  if (version === undefined) return undefined;
  return { version, files: (files ?? '').split(' ').filter(Boolean), isAtOnce: now !== undefined };
}
