import type { Page } from './page.ts';

// Pages of which there is one.

export const homePage: Page = { path: '/', slug: 'anasayfa', kind: 'home', access: 'everyone' };
export const accountPage: Page = { path: '/hesabim', slug: 'hesabim', kind: 'account', access: 'user' };
export const notFoundPage: Page = { path: '/404', slug: '404', kind: 'notFound', access: 'everyone' };
