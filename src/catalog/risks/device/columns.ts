/** What a line that insures phones asks and tells of them. */
export type DeviceColumns = { readonly kind: 'device' };
