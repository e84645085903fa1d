import type { IllustrationName } from '#catalog/illustrations.ts';
import type { ProductPage } from '#catalog/pages/page.ts';
import { illustrations } from './index.ts';

/* Read by the type check alone: a line under @ts-expect-error must not compile. */

export const drawn: Record<IllustrationName, string> = illustrations;

// @ts-expect-error a page with a drawing that nobody drew
export const unknown: ProductPage['illustration'] = 'kask';
