/** What a line that insures animals asks and tells of them. */
export type PetColumns = { readonly kind: 'pet' };
