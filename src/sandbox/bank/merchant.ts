/** The one merchant this bank serves, with the secrets it was given. */
export const merchant = {
  clientId: '100200300',
  name: 'Deneme Acentesi',
  user: 'sandboxapi',
  password: 'SandboxApi1',
  storeKey: 'SandboxStoreKey1',
} as const;
