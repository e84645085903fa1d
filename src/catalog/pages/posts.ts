import type { PagePath } from './page.ts';

/** The page under whose address the articles stand. */
export const blogPath = '/blog';

export const postPath = (slug: string): PagePath => `${blogPath}/${slug}`;
