/** What a line that insures journeys asks and tells of them. */
export type TripColumns = { readonly kind: 'trip' };
