import { z } from 'zod';
import { site } from './site.ts';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(600_000).default(fallback);
const address = z.url({ protocol: /^https?$/ }).optional();

/** The sandbox knows every customer by this name and password. */
export const sandboxCustomer = 'sandbox';

/** The specification's timeout for every call of the HTTP layer. */
const specifiedTimeout = 180_000;

/** Every variable the product reads, in the order in which .env.example shows them. */
export const environmentGroups = {
  Process: {
    APP_ENV: z
      .enum(['sandbox', 'production'])
      .default('sandbox')
      .describe('sandbox starts the partner sandbox and allows its demo secrets; production refuses both'),
    ROLE: z.enum(['all', 'web', 'api']).default('all').describe('which part runs in this process'),
    HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
    PORT: port(3000).describe('port of the site'),
    API_PORT: port(4000).describe('port of the API'),
    SANDBOX_PORT: port(4600).describe('port of the partner sandbox'),
    SANDBOX_SMTP_PORT: port(4625).describe('port of the mail server of the sandbox'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info').describe('log level'),
  },
  Site: {
    SITE_URL: address.describe('public root address of the site; default http://localhost:PORT'),
    SITE_ACCESS_TOKEN: z
      .string()
      .min(8)
      .default('tebomweb-sandbox')
      .describe('token that names the site to the API; its default is refused in production'),
    APP_SECRET: z
      .string()
      .min(16)
      .default('karsila-sandbox-secret')
      .describe('key under which tokens and codes are digested and sealed; its default is refused in production'),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .describe('comma-separated addresses of proxies whose X-Forwarded-* headers are believed'),
    FORM_GALLERY: z
      .enum(['0', '1'])
      .default('0')
      .describe('1 opens the gallery of form fields at /gelistirme/form-galerisi, as NODE_ENV=development does'),
  },
  Database: {
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe('PostgreSQL address; without it the embedded server runs in DATA_DIR'),
    DATA_DIR: z.string().min(1).default('.data').describe('data directory of the embedded server'),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10).describe('connections per process'),
    DATABASE_TIMEOUT_MS: milliseconds(10_000).describe('longest a statement may run'),
  },
  API: {
    BODY_LIMIT_BYTES: z.coerce.number().int().min(1024).default(1_048_576).describe('largest request body'),
    LIMIT_FACTOR: z.coerce
      .number()
      .int()
      .min(1)
      .max(1000)
      .default(1)
      .describe('widens the abuse limits that strangers share (address block, total); for load tests'),
  },
  'SMS (Netgsm)': {
    NETGSM_URL: address.describe('root address; default the sandbox at SANDBOX_PORT, required in production'),
    NETGSM_USER: z
      .string()
      .min(1)
      .default(sandboxCustomer)
      .describe('customer number; its default is refused in production'),
    NETGSM_PASSWORD: z
      .string()
      .min(1)
      .default(sandboxCustomer)
      .describe('password; its default is refused in production'),
    NETGSM_HEADER: z.string().min(3).max(11).default(site.smsSender).describe('registered sender name'),
    NETGSM_TIMEOUT_MS: milliseconds(10_000).describe('timeout of a call'),
  },
  Registries: {
    REGISTRIES_URL: address.describe(
      'address below which the registers answer; default the sandbox, required in production',
    ),
    REGISTRIES_TIMEOUT_MS: milliseconds(10_000).describe('timeout of a call'),
  },
  'Common API': {
    COMMON_API_URL: address.describe('default http://127.0.0.1:API_PORT, as for the five below'),
    COMMON_API_TIMEOUT_MS: milliseconds(specifiedTimeout).describe('timeout of a call'),
  },
  'Payment API': {
    PAYMENT_API_URL: address.describe('address'),
    PAYMENT_API_TIMEOUT_MS: milliseconds(specifiedTimeout).describe('timeout of a call'),
  },
  'Second payment API': {
    PAYMENT2_API_URL: address.describe('address'),
    PAYMENT2_API_TIMEOUT_MS: milliseconds(specifiedTimeout).describe('timeout of a call'),
  },
  'Print API': {
    PRINT_API_URL: address.describe('address'),
    PRINT_API_TIMEOUT_MS: milliseconds(specifiedTimeout).describe('timeout of a call'),
  },
  'Offers API': {
    OFFERS_API_URL: address.describe('address'),
    OFFERS_API_TIMEOUT_MS: milliseconds(specifiedTimeout).describe('timeout of a call'),
  },
  'Content API': {
    CONTENT_API_URL: address.describe('address'),
    CONTENT_API_TIMEOUT_MS: milliseconds(specifiedTimeout).describe('timeout of a call'),
  },
} as const;

export const environmentSchema = z.object({
  ...environmentGroups.Process,
  ...environmentGroups.Site,
  ...environmentGroups.Database,
  ...environmentGroups.API,
  ...environmentGroups['SMS (Netgsm)'],
  ...environmentGroups.Registries,
  ...environmentGroups['Common API'],
  ...environmentGroups['Payment API'],
  ...environmentGroups['Second payment API'],
  ...environmentGroups['Print API'],
  ...environmentGroups['Offers API'],
  ...environmentGroups['Content API'],
});
export type Environment = z.infer<typeof environmentSchema>;
