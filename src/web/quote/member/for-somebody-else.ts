import { createTabStore, readTab } from '../../ui/tab-store.ts';

const keptAs = { key: 'for-somebody-else', read: (kept: unknown) => kept === true };

/** Whether a member asks for somebody else: this tab then fills in nothing of the account. */
export const isForSomebodyElse = () => readTab(keptAs);

/** Kept in the tab alone, so that it is forgotten with all else that the tab kept for a person. */
export const askForSomebodyElse = (isElse: boolean) => createTabStore(keptAs).set(isElse);
