/** Steps after the first, each loaded when it is reached. */
export const stepParts = {
  vehicle: async () => (await import('./vehicle/vehicle-step.tsx')).VehicleStep,
  offers: async () => (await import('../offers/offers.tsx')).Offers,
  shared: async () => (await import('../offers/shared-offers.tsx')).SharedOffers,
} as const;
