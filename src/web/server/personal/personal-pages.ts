import type { HostContext } from '../../page/host-context.ts';
import type { StartData } from '../../start/start-data.ts';
import type { HandlePage } from '../page-handler.ts';
import type { SmallScripts } from '../still/still-page.ts';
import { makePersonal, type PersonalPage, personalVersion } from './personal-page.ts';
import { personalStore } from './personal-store.ts';

export type PersonalPagesOptions = {
  readonly handle: HandlePage;
  readonly small: SmallScripts;
  /** Files of the list, which the application fetches beside those of the route. */
  readonly listFiles: readonly string[];
};

/** Who asks for what, with what loaders are handed of them. */
export type PersonalAsk = {
  readonly owner: string;
  readonly address: string;
  readonly request: Request;
  readonly host: HostContext;
};

export type PersonalPages = {
  /** The page as it stands now for who asks; undefined where it is none that is whole. */
  readonly pageFor: (ask: PersonalAsk) => Promise<PersonalPage | undefined>;
  /** A page that this person was shown. */
  readonly shownTo: (owner: string, version: string) => PersonalPage | undefined;
};

/** Pages of one person each. All they show is read for every request; what says the same again is not drawn again. */
export function keepPersonalPages({ handle, small, listFiles }: PersonalPagesOptions): PersonalPages {
  const store = personalStore();

  async function pageFor({ owner, address, request, host }: PersonalAsk): Promise<PersonalPage | undefined> {
    type Handed = { readonly version: string; readonly start: StartData; readonly files: readonly string[] };
    let handed: Handed | undefined;
    let known: PersonalPage | undefined;
    const handOver = (start: StartData, files: readonly string[]) => {
      const version = personalVersion(owner, address, start);
      handed = { version, start, files: [...new Set([...files, ...listFiles])] };
      known = store.find(version, owner);
      return known === undefined;
    };
    const response = await handle(request, { ...host, handOver });
    const html = await response.text();
    if (response.status !== 200 || handed === undefined) return undefined;
    if (known) return known;
    const page = makePersonal({ ...(handed as Handed), owner, html }, small);
    store.keep(page);
    return page;
  }

  return { pageFor, shownTo: (owner, version) => store.find(version, owner) };
}
