import { createTabStore } from '../../ui/tab-store.ts';

/** Whether a member asks for somebody else: this tab then fills in nothing of the account. */
let store: ReturnType<typeof createTabStore<boolean>> | undefined;

/** Made in the browser when it is first asked for, since the server has no tab. */
export function forSomebodyElse() {
  store ??= createTabStore({ key: 'for-somebody-else', read: (kept) => kept === true });
  return store;
}
