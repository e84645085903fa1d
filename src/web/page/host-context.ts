import { createContext } from 'react-router';
import type { SiteNote } from '#contracts/calls/content.ts';
import type { HttpLayer } from '../http/http-layer.ts';
import type { HandOver } from '../start/start-data.ts';
import type { RequestUser } from '../user/read-user.ts';

/** What the web server hands to every loader: one value per request. */
export type HostContext = {
  readonly siteUrl: string;
  /** Address of the sandbox's inboxes while it runs, for a person trying the site. */
  readonly sandboxUrl: string | undefined;
  /** Whether the gallery of form fields may be opened. */
  readonly galleryOpen: boolean;
  readonly nonce: string;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly http: HttpLayer;
  /** Whether the request names a session, living or not. */
  readonly hasSession: boolean;
  readonly readUser: () => Promise<RequestUser>;
  /** What the agency says at the top of some pages. */
  readonly readNotes: () => Promise<readonly SiteNote[]>;
  /** Given where the page is drawn without script and data. */
  readonly handOver?: HandOver;
};

export const hostContext = createContext<HostContext>();
