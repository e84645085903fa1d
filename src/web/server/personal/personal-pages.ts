import type { Caller } from '../../http/address-call.ts';
import type { AskUpstream, Upstreams } from '../../http/server-http.ts';
import type { HostContext } from '../../page/host-context.ts';
import type { StartData } from '../../start/start-data.ts';
import type { HandlePage } from '../page-handler.ts';
import type { SmallScripts } from '../still/still-page.ts';
import { variantOf } from '../still/still-variant.ts';
import { type AskedCalls, askedCalls } from './asked-calls.ts';
import { makePersonal, ownerOf, type PersonalPage, personalVersion } from './personal-page.ts';
import { personalStore } from './personal-store.ts';

export type PersonalPagesOptions = {
  readonly siteUrl: string;
  readonly upstreams: Upstreams;
  readonly handle: HandlePage;
  readonly small: SmallScripts;
  /** Files of the list, which the application fetches beside those of the route. */
  readonly listFiles: readonly string[];
};

/** Who asks for what, with what loaders are handed of them. */
export type PersonalAsk = {
  readonly caller: Caller;
  readonly address: string;
  readonly hostWith: (ask: AskUpstream) => HostContext;
};

export type PersonalPages = {
  /** The page as it stands now for who asks; undefined where it is none that is whole. */
  readonly pageFor: (ask: PersonalAsk) => Promise<PersonalPage | undefined>;
  /** A page that this person was shown. */
  readonly shownTo: (caller: Caller, version: string) => PersonalPage | undefined;
};

/**
 * Pages of one person each. Whatever is said in them is asked for every request, as the loaders did when it was drawn: where all
 * say the same again the page is the same, and else it is drawn anew with what they said.
 */
export function keepPersonalPages(options: PersonalPagesOptions): PersonalPages {
  const { siteUrl, upstreams, handle, small, listFiles } = options;
  const store = personalStore();

  async function draw({ caller, address, hostWith }: PersonalAsk, asked: AskedCalls, name: string) {
    const owner = ownerOf(caller);
    let handed: { readonly start: StartData; readonly files: readonly string[] } | undefined;
    const handOver = (start: StartData, files: readonly string[]) => {
      handed = { start, files: [...new Set([...files, ...listFiles])] };
      return true;
    };
    const response = await handle(new Request(new URL(address, siteUrl)), { ...hostWith(asked.ask), handOver });
    const html = await response.text();
    if (response.status !== 200 || handed === undefined) return undefined;
    const { start, files } = handed as NonNullable<typeof handed>;
    const version = personalVersion(owner, address, start);
    const page = makePersonal({ version, owner, html, start, files, asked: await asked.all() }, small);
    store.keep(page, name);
    return page;
  }

  return {
    async pageFor(ask) {
      const { caller, address, hostWith } = ask;
      const asked = askedCalls(upstreams);
      const name = [ownerOf(caller), variantOf(hostWith(asked.ask).cookies).key, address].join(' ');
      const last = store.last(name);
      if (last && (await asked.saySame(last.asked, caller))) return last;
      return draw(ask, asked, name);
    },
    shownTo: (caller, version) => store.find(version, ownerOf(caller)),
  };
}
