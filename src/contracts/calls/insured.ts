import { z } from 'zod';
import { riskKinds } from '#domain/risks/risk.ts';

/** What is insured, whatever it is. */
export const insured = z.object({ Kind: z.enum(riskKinds), Title: z.string(), Detail: z.string() });
export type WireInsured = z.infer<typeof insured>;

/** As a stranger is told: nothing that tells whose it is. */
export const sharedInsured = insured.omit({ Detail: true });

export const exampleInsured: WireInsured = {
  Kind: 'vehicle',
  Title: 'Örnek Marka Örnek Model 1.6 2021',
  Detail: '34 ABC 123',
};
