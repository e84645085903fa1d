export function modelsPath(brandId: number): string {
  return `/device/modeller?${new URLSearchParams({ markaKodu: String(brandId) })}`;
}

/** A device's number stands in the body: addresses are written down on the way. */
export function writeDeviceQuery(imei: string): { readonly imeiNo: string } {
  return { imeiNo: imei };
}
