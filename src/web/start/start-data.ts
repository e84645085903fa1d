/** Where the application asks for what a page was drawn from, by the page's version. */
export const startDataPath = '/api/page';

/** What the application needs to go on from a page that was drawn without it. */
export type StartData = {
  /** What React Router's own script would have put on the window. */
  readonly context: Readonly<Record<string, unknown>>;
  /** What loaders said, as React Router encodes it. */
  readonly state: string;
  /** Modules by the id of the route; they are imported with the manifest before the entry. */
  readonly routes: Readonly<Record<string, string>>;
  readonly manifest: string;
  readonly entry: string;
};

/** Takes what the application needs to start on a page, and the files it is made of there. Answers whether the page is to be drawn. */
export type HandOver = (start: StartData, files: readonly string[]) => boolean;
