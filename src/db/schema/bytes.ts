import { customType } from '../drizzle-columns.ts';

export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (content) => Buffer.from(content.buffer, content.byteOffset, content.byteLength),
});
