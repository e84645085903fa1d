/** A field that forms carry out of sight and people leave empty. */
export const honeypotField = 'Website';

/** What stands in it. */
export type Trap = { readonly [Field in typeof honeypotField]: string };
