import { pick, seeded } from '../../seeded.ts';
import {
  type CodedLevel,
  codeOf,
  depths,
  flatOfPolicyNumber,
  flatOfUavt,
  type Place,
  placeOfCode,
  uavtOf,
} from './address-codes.ts';
import { childrenOf, namesDownTo, type Standing } from './address-levels.ts';
import { centre, detached } from './address-names.ts';
import { type District, districts } from './districts.ts';
import { personOf } from './people.ts';

type Coded = { readonly code: number; readonly name: string };

export type RegisteredAddress = {
  readonly uavt: string;
  readonly flat: Place;
  readonly district: District;
  readonly town: Coded;
  readonly neighbourhood: Coded;
  readonly street: Coded;
  readonly building: Coded;
  readonly flatName: string;
  readonly text: string;
};

function placeOfDistrict(districtCode: number): Place | undefined {
  const index = districts.findIndex((district) => district.districtCode === districtCode);
  return index < 0 ? undefined : [index];
}

/** What lies below a district or a code; undefined where there is no such. */
export function levelBelow(
  above: 'district' | CodedLevel,
  code: number,
  seed: string,
): readonly Standing[] | undefined {
  const place = above === 'district' ? placeOfDistrict(code) : placeOfCode(above, code);
  return place && namesDownTo(place, seed) ? childrenOf(place, seed) : undefined;
}

function addressAt(flat: Place, seed: string): RegisteredAddress | undefined {
  const district = districts[flat[0] ?? -1];
  const names = namesDownTo(flat, seed);
  if (district === undefined || names === undefined) return undefined;
  const [town = '', neighbourhood = '', street = '', building = '', flatName = ''] = names;
  const coded = (level: CodedLevel, name: string): Coded => ({
    code: codeOf(level, flat.slice(0, depths[level])),
    name,
  });
  const written = [town === centre ? '' : town, neighbourhood, street, building, flatName === detached ? '' : flatName];
  return {
    uavt: uavtOf(flat),
    flat,
    district,
    town: coded('town', town),
    neighbourhood: coded('neighbourhood', neighbourhood),
    street: coded('street', street),
    building: coded('building', building),
    flatName,
    text: [...written, `${district.districtName}/${district.provinceName}`].filter((part) => part !== '').join(' '),
  };
}

/** The address behind a code, decoded from it: nothing is stored. */
export function addressOf(uavt: string, seed: string): RegisteredAddress | undefined {
  const flat = flatOfUavt(uavt);
  return flat && addressAt(flat, seed);
}

/** The address an earthquake policy with this number would be for. */
export function addressOfPolicy(policyNumber: string, seed: string): RegisteredAddress | undefined {
  const flat = flatOfPolicyNumber(policyNumber);
  return flat && addressAt(flat, seed);
}

/** Where a person is registered: somewhere in the district that the population register tells. */
export function registeredAddressOf(identityNumber: string, seed: string): RegisteredAddress | undefined {
  const person = personOf(identityNumber, seed);
  let place = person && placeOfDistrict(person.districtCode);
  const random = seeded(`${seed}/registered/${identityNumber}`);
  while (place !== undefined && place.length < depths.flat) {
    const [first, ...others] = childrenOf(place, seed);
    place = first && pick(random, [first, ...others]).place;
  }
  return place && addressAt(place, seed);
}
