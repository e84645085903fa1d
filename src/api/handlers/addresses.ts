import type { RegistryAnswer } from '#ports/registries.ts';
import { type AddressLevel, addressBook } from '#services/address/address-book.ts';
import { findRegisteredAddress } from '#services/address/find-registered-address.ts';
import { listLevel } from '#services/address/list-level.ts';
import { readAddress } from '#services/address/read-address.ts';
import type { Limited } from '#services/keep-limits.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { wireAddress } from '../address-wire.ts';
import { customerReply } from '../customer-replies.ts';
import { type Handlers, ok, type RequestContext } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';

/** What calls say of what an address register holds. */
function replyOf<Record, Data>(answer: Limited | RegistryAnswer<Record>, dataOf: (record: Record) => Data) {
  switch (answer.kind) {
    case 'found':
      return ok(dataOf(answer.record));
    case 'notFound':
      return { outcome: 'notFound' } as const;
    case 'unavailable':
      return { outcome: 'upstreamDown' } as const;
    case 'limited':
      return limitedReply(answer);
  }
}

/** Addresses, level by level from the district, by code, and by who is registered there. */
export function addressHandlers(quotation: QuotationPorts) {
  const ports = { ...quotation, addressBook: addressBook(quotation.registries.addresses, quotation.clock) };

  async function list(level: AddressLevel, above: number, caller: RequestContext) {
    const answer = await listLevel(ports, { level, above }, caller);
    return replyOf(answer, (rows) => rows.map(({ id, name }) => ({ Text: name, Id: id })));
  }

  return {
    towns: ({ CountyId }, caller) => list('towns', CountyId, caller),
    neighbourhoods: ({ TownId }, caller) => list('neighbourhoods', TownId, caller),
    streets: ({ NeighborhoodId }, caller) => list('streets', NeighborhoodId, caller),
    buildings: ({ RoadAndStreetId }, caller) => list('buildings', RoadAndStreetId, caller),
    uavtCodes: ({ ApartmentNumber }, caller) => list('flats', ApartmentNumber, caller),

    async uavtByIdentity({ NationalNumber, Birthdate }, caller) {
      const question = { nationalNumber: NationalNumber, birthdate: Birthdate };
      const answer = await findRegisteredAddress(ports, question, caller);
      if (answer.kind === 'birthdateRequired' || answer.kind === 'phoneUnverified') return customerReply(answer);
      return replyOf(answer, ({ uavt }) => ({ UAVTNumber: uavt }));
    },

    addressByUavt: async ({ UAVTNumber }, caller) => replyOf(await readAddress(ports, UAVTNumber, caller), wireAddress),
  } satisfies Handlers;
}
