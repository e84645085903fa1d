import type { HealthDeclaration } from '#domain/health-declaration.ts';
import { keptUntil } from '#domain/retention.ts';
import type { QuotationPorts } from '../quotation/ports.ts';

/** Keeps what people declared for as long as it may be needed. A line for which nobody declares keeps nothing. */
export async function keepDeclarations(
  { healthRecords }: Pick<QuotationPorts, 'healthRecords'>,
  quotationId: string,
  { declarations, now }: { readonly declarations: readonly HealthDeclaration[]; readonly now: Date },
): Promise<void> {
  if (declarations.length === 0) return;
  await healthRecords.keep(quotationId, declarations, { now, until: keptUntil('healthDeclarations', now) });
}
