import { accountPage } from './pages/index.ts';

/** Where a member finds all of their quotations. */
export const myOffersPath = `${accountPage.path}?page=tekliflerim`;
