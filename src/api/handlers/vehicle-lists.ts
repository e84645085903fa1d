import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import { usagesOf } from '#catalog/risks/vehicle/usages.ts';
import { usageStyle } from '#domain/tariffs/usage-styles.ts';
import { quotationReplies } from '#messages/quotation.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { listBrands } from '#services/risks/vehicle/list-brands.ts';
import { type Handlers, ok } from '../handler.ts';

/** What the questions about a vehicle are answered from. */
export function vehicleListHandlers(ports: Pick<QuotationPorts, 'registries'>) {
  return {
    async vehicleBrandsWithModels({ BrandCode, ModelYear }) {
      const answer = await listBrands(ports, { brandCode: BrandCode, modelYear: ModelYear });
      if (answer.kind === 'registerDown') return { outcome: 'upstreamDown' };
      return ok(
        answer.brands.map(({ code, name, models }) => ({
          Text: name,
          Id: code,
          Models: models.map((model) => ({ Text: model.name, Id: model.code })),
        })),
      );
    },

    async vehicleTypes({ queryType }) {
      const columns = vehicleColumns(queryType);
      if (!columns) return { outcome: 'validation', messages: [quotationReplies.lineWithoutVehicle] };
      return ok(usagesOf(columns).map((code) => ({ Text: usageStyle(code).label, Id: code })));
    },
  } satisfies Handlers;
}
