import { declaresHealth } from '#catalog/risks/health/lines.ts';
import type { HealthDeclaration } from '#domain/health-declaration.ts';
import type { Quotation } from '#ports/quotations.ts';
import type { QuotationPorts } from '../quotation/ports.ts';

/** What people declared, for the customer who goes on with their quotation. Empty where it must be given again. */
export async function declarationsForCustomer(
  { healthRecords, clock }: Pick<QuotationPorts, 'healthRecords' | 'clock'>,
  { id, line, asked }: Quotation,
): Promise<readonly HealthDeclaration[]> {
  if (!asked || !declaresHealth(line)) return [];
  const declarations = await healthRecords.read(id, { kind: 'customer' }, clock.now());
  return declarations.length === asked.insuredPeople.length ? declarations : [];
}
