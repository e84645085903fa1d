import { vehicleColumns } from '#catalog/risks/vehicle/lines.ts';
import { usagesOf } from '#catalog/risks/vehicle/usages.ts';
import { vehicleAnswersSchema } from '#contracts/calls/vehicle-fields.ts';
import { usageStyle } from '#domain/tariffs/usage-styles.ts';
import { quotationReplies } from '#messages/quotation.ts';
import { ruleText } from '#messages/rules.ts';
import type { ReferenceLists } from '#ports/reference-lists.ts';
import { listBrands } from '#services/quotation/list-brands.ts';
import { openQuotation } from '#services/quotation/open-quotation.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { readQuotation } from '#services/quotation/read-quotation.ts';
import { updateQuotation } from '#services/quotation/update-quotation.ts';
import { customerReply } from '../customer-replies.ts';
import { type Handlers, ok } from '../handler.ts';
import { wireInsured } from '../insured-wire.ts';
import { limitedReply } from '../limit-replies.ts';
import { panelData } from '../panel-wire.ts';
import { noAccess } from '../proof-replies.ts';
import { openedData } from '../vehicle-wire.ts';

const lineWithoutVehicle = { outcome: 'validation', messages: [quotationReplies.lineWithoutVehicle] } as const;

/** The vehicle of a quotation: found, completed, restored; and the lists its questions choose from. */
export function vehicleHandlers(ports: QuotationPorts, lists: Pick<ReferenceLists, 'insurers'>) {
  return {
    async vehicleQueryInfo(model, caller) {
      const request = {
        line: model.QueryType,
        variant: model.SecondHand ? ('secondHand' as const) : undefined,
        headerGuid: model.HeaderGuid,
        nationalNumber: model.NationalNumber,
        phone: model.Phone,
        birthdate: model.Birthdate,
        plate: model.LicensePlateNumber,
        permit: model.LicencePermitNo,
        asbisNumber: model.AsbisNo,
      };
      const answer = await openQuotation(ports, request, caller);
      switch (answer.kind) {
        case 'opened':
          return ok(await openedData(answer.quotation, lists));
        case 'lineWithoutVehicle':
          return lineWithoutVehicle;
        case 'plateInvalid':
          return { outcome: 'validation', messages: [ruleText({ message: 'plateInvalid' })] };
        default:
          return customerReply(answer);
      }
    },

    async vehicleUpdateInfo({ HeaderGuid: headerGuid, ...answers }, caller) {
      const answer = await updateQuotation(ports, { headerGuid, answers }, caller);
      switch (answer.kind) {
        case 'asked':
          return ok(panelData(headerGuid, answer.panel));
        case 'invalid':
          return { outcome: 'validation', messages: answer.problems };
        case 'proofOld':
        case 'notFound':
          return noAccess(answer);
        case 'limited':
          return limitedReply(answer);
      }
    },

    async vehicleQuotation({ HeaderGuid }, caller) {
      const access = await readQuotation(ports, HeaderGuid, caller);
      if (access.kind !== 'found') return noAccess(access);
      const { quotation } = access;
      const { line, variant, phone, asked, prefilled } = quotation;
      return ok({
        ...(await openedData(quotation, lists)),
        QueryType: line,
        SecondHand: variant === 'secondHand',
        Phone: phone,
        Insured: asked ? wireInsured(asked.insured) : null,
        Answers: vehicleAnswersSchema.safeParse(asked?.answers ?? prefilled).data ?? null,
      });
    },

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
      if (!columns) return lineWithoutVehicle;
      return ok(usagesOf(columns).map((code) => ({ Text: usageStyle(code).label, Id: code })));
    },
  } satisfies Handlers;
}
