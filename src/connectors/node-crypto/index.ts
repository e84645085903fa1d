export { argon2Passwords, type PasswordOptions } from './passwords.ts';
export { nodeSecrets } from './secrets.ts';
