/** The name under which what a vehicle is looked for by is kept in this tab. */
export const vehicleSearchName = (plate: string) => `vehicle-search:${plate}`;
