/** The one merchant of the hosted checkout, with the keys it was given. */
export const merchant = {
  name: 'Deneme Acentesi',
  apiKey: 'sandbox-api-key',
  secretKey: 'sandbox-secret-key',
} as const;
