/** A field that forms carry out of sight and people leave empty. */
export const honeypotField = 'Website';
