import { z } from 'zod';
import { lineKeys } from '#domain/lines.ts';
import { offerStates } from '#domain/quote/offer-state.ts';
import { headerGuid } from './fields.ts';

export const offerState = z.enum(offerStates);

export const panelMember = z.object({
  InsuranceFirm: z.string(),
  FirmName: z.string(),
  Line: z.enum(lineKeys),
  State: offerState,
});
export type PanelMember = z.infer<typeof panelMember>;

/** A quotation under way: its header and where each asked insurer stands. */
export const quotation = z.object({ HeaderGuid: headerGuid, Panel: z.array(panelMember) });
export type Quotation = z.infer<typeof quotation>;

export const exampleQuotation: Quotation = {
  HeaderGuid: '9a7d3c14-2e5b-4f60-8b1a-5c4d6e7f8001',
  Panel: [{ InsuranceFirm: '901', FirmName: 'Çınaraltı Sigorta', Line: 'kasko', State: 'waiting' }],
};
