import type { z } from 'zod';
import { phoneAnswers, type phoneCalls } from '#contracts/calls/phone.ts';
import type { DeviceEntry, RegistryAnswer } from '#ports/registries.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { listPhones } from '#services/risks/device/list-phones.ts';
import { type Handlers, ok, type RequestContext } from '../handler.ts';
import { quotationSteps } from '../quotation-steps.ts';
import type { WireLists } from '../risks/risk-wire.ts';

type StartModel = z.output<(typeof phoneCalls)['startPhone']['request']>;

const notFound = { outcome: 'notFound' } as const;

function entriesReply(answer: RegistryAnswer<readonly DeviceEntry[]>) {
  switch (answer.kind) {
    case 'found':
      return ok(answer.record.map(({ id, name }) => ({ Title: name, Key: id })));
    case 'notFound':
      return notFound;
    case 'unavailable':
      return { outcome: 'upstreamDown' } as const;
  }
}

/** What a request tells of the phone; undefined where it tells nothing. */
function toldPhone(model: StartModel) {
  const told = phoneAnswers.keyof().options.filter((name) => model[name] !== undefined);
  return told.length === 0 ? undefined : Object.fromEntries(told.map((name) => [name, model[name]]));
}

/** The lists that phones are chosen from, and the one call that does all that the steps of a quotation do. */
export function phoneHandlers(ports: QuotationPorts, lists: WireLists) {
  const steps = quotationSteps(ports, lists);
  const [open, update, start] = [steps.open('device'), steps.update('device'), steps.start('telefon')];

  async function opened(model: StartModel, caller: RequestContext) {
    const { NationalNumber = '', Phone = '', Birthdate, Email, ReferenceCode } = model;
    return open({ QueryType: 'telefon', NationalNumber, Phone, Birthdate, Email, ReferenceCode }, caller);
  }

  return {
    phoneBrands: async () => entriesReply(await listPhones(ports)),
    phoneModels: async ({ BrandId }) => entriesReply(await listPhones(ports, BrandId)),

    async startPhone(model, caller) {
      const { InsuranceFirm, PackageGuid } = model;
      const phone = toldPhone(model);
      // A quotation that is only to be opened has no packages.
      if (model.HeaderGuid === undefined && PackageGuid !== undefined) return notFound;
      const header =
        model.HeaderGuid === undefined ? await opened(model, caller) : ok({ HeaderGuid: model.HeaderGuid });
      if (header.outcome !== 'ok') return header;
      const { HeaderGuid } = header.data;
      if (!phone) return start({ HeaderGuid, InsuranceFirm, PackageGuid }, caller);
      if (model.HeaderGuid !== undefined && (InsuranceFirm ?? PackageGuid) !== undefined) {
        const again = await start({ HeaderGuid, InsuranceFirm, PackageGuid }, caller);
        // What was not asked yet, or for another day, is asked by what is told of the phone.
        if (again.outcome !== 'ok' && again.outcome !== 'step') return again;
      }
      const answer = await update({ HeaderGuid, ...phone }, caller);
      // Who corrects an answer, or comes again, goes on with what was opened.
      const isOpen = answer.outcome === 'validation' || answer.outcome === 'upstreamDown';
      return isOpen ? { ...answer, data: { HeaderGuid } } : answer;
    },
  } satisfies Handlers;
}
