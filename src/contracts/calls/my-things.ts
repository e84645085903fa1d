import { z } from 'zod';
import { addresses } from '../addresses.ts';
import type { CallContract } from '../call.ts';

/** A vehicle the member asked for, with its document where it was told. */
const ownVehicle = z.object({
  Plate: z.string(),
  Name: z.string(),
  DocumentSerial: z.string().nullable(),
  DocumentNo: z.string().nullable(),
});
export type OwnVehicle = z.infer<typeof ownVehicle>;

/** A home the member asked for, by its code in the national address database. */
const ownHome = z.object({ UAVTNumber: z.string(), Address: z.string() });
export type OwnHome = z.infer<typeof ownHome>;

const myThings = z.object({ Vehicles: z.array(ownVehicle), Homes: z.array(ownHome) });
export type MyThings = z.infer<typeof myThings>;

export const myThingsCalls = {
  myThings: {
    ...addresses.myThings,
    summary: "Vehicles and homes of the logged-in customer's quotations, each once, the last asked first",
    request: z.object({}),
    data: myThings,
    example: {
      request: {},
      data: {
        Vehicles: [
          {
            Plate: '34ABC123',
            Name: 'Örnek Marka Örnek Model 1.6 2021',
            DocumentSerial: 'AB',
            DocumentNo: '123456',
          },
        ],
        Homes: [{ UAVTNumber: '1234567890', Address: 'Örnek Mah. Deneme Sok. No: 1 D: 2 Kadıköy / İstanbul' }],
      },
    },
  },
} satisfies Record<string, CallContract>;
