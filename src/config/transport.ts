import { isIP } from 'node:net';
import type { Environment } from './environment.ts';

const partners = [
  'NETGSM_URL',
  'IYS_URL',
  'REGISTRIES_URL',
  'WEBHOOK_URL',
  'NESTPAY_GATE_URL',
  'NESTPAY_API_URL',
  'IYZICO_URL',
  'FILES_S3_URL',
] as const satisfies readonly (keyof Environment)[];

const bases = [
  'COMMON_API_URL',
  'PAYMENT_API_URL',
  'PAYMENT2_API_URL',
  'PRINT_API_URL',
  'OFFERS_API_URL',
  'CONTENT_API_URL',
] as const satisfies readonly (keyof Environment)[];

const isEncrypted = (url: string) => url.startsWith('https://');

/** What never leaves the machine. */
function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));
}

/** In production tokens and people's data cross no open line: partners are reached by https, our own bases too or within the machine. */
export function transportProblems(env: Environment): string[] {
  const openPartners = partners.filter((name) => env[name] !== undefined && !isEncrypted(env[name]));
  const openBases = bases.filter((name) => {
    const url = env[name];
    return url !== undefined && !isEncrypted(url) && !isLoopback(url);
  });
  const openInsurers = Object.entries(env.INSURERS ?? {}).filter(([, { url }]) => !isEncrypted(url));
  return [
    ...openPartners.map((name) => `${name}: an https address is required in production`),
    ...openInsurers.map(([code]) => `INSURERS: an https address of ${code} is required in production`),
    ...openBases.map((name) => `${name}: an https address is required in production, except on this machine`),
  ];
}
