import { type AddressLevel, addressBook } from '#services/address/address-book.ts';
import { findRegisteredAddress } from '#services/address/find-registered-address.ts';
import { listLevel } from '#services/address/list-level.ts';
import { readAddress } from '#services/address/read-address.ts';
import type { QuotationPorts } from '#services/quotation/ports.ts';
import { wireAddress } from '../address-wire.ts';
import { customerReply } from '../customer-replies.ts';
import { type Handlers, ok, type RequestContext } from '../handler.ts';
import { limitedReply } from '../limit-replies.ts';

const missing = { outcome: 'notFound' } as const;
const registerDown = { outcome: 'upstreamDown' } as const;

/** Addresses, level by level from the district, by code, and by who is registered there. */
export function addressHandlers(quotation: QuotationPorts) {
  const ports = { ...quotation, addressBook: addressBook(quotation.registries.addresses, quotation.clock) };

  async function list(level: AddressLevel, above: number, caller: RequestContext) {
    const answer = await listLevel(ports, { level, above }, caller);
    switch (answer.kind) {
      case 'found':
        return ok(answer.record.map(({ id, name }) => ({ Text: name, Id: id })));
      case 'notFound':
        return missing;
      case 'unavailable':
        return registerDown;
      case 'limited':
        return limitedReply(answer);
    }
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
      switch (answer.kind) {
        case 'found':
          return ok({ UAVTNumber: answer.record.uavt });
        case 'notFound':
          return missing;
        case 'unavailable':
          return registerDown;
        case 'birthdateRequired':
        case 'phoneUnverified':
        case 'limited':
          return customerReply(answer);
      }
    },

    async addressByUavt({ UAVTNumber }, caller) {
      const answer = await readAddress(ports, UAVTNumber, caller);
      switch (answer.kind) {
        case 'found':
          return ok(wireAddress(answer.record));
        case 'notFound':
          return missing;
        case 'unavailable':
          return registerDown;
        case 'limited':
          return limitedReply(answer);
      }
    },
  } satisfies Handlers;
}
