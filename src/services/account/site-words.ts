import { site } from '#config/site.ts';

/** What everybody at this site thinks of first. */
export const siteWords: readonly string[] = [site.brand, ...site.brand.split(' ')];
