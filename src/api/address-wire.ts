import type { Address } from '#contracts/calls/address.ts';
import type { AddressRecord } from '#ports/registries.ts';

/** An address under the names of the specified calls. */
export function wireAddress(record: AddressRecord): Address {
  return {
    UAVTNumber: record.uavt,
    CityCode: record.provinceCode,
    City: record.provinceName,
    CountyId: record.districtCode,
    County: record.districtName,
    TownId: record.townCode,
    Town: record.townName,
    NeighborhoodId: record.neighbourhoodCode,
    Neighborhood: record.neighbourhoodName,
    RoadAndStreetId: record.streetCode,
    RoadAndStreet: record.streetName,
    ApartmentNumber: record.buildingCode,
    OpenAddress: record.text,
  };
}
