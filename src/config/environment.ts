import { z } from 'zod';
import { dataKeysText, indexKeyText, sandboxDataKeys } from './data-keys.ts';
import { site } from './site.ts';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(1).max(600_000).default(fallback);
const connections = (fallback: number) => z.coerce.number().int().min(1).max(100).default(fallback);
const address = z.url({ protocol: /^https?$/ }).optional();

const roles = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.enum(['all', 'web', 'api', 'worker', 'desk'])).min(1));

const insurerAccess = z.record(
  z.string().regex(/^\d{3}$/),
  z.object({
    url: z.url({ protocol: /^https?$/ }),
    user: z.string().default(''),
    secret: z.string().min(1),
    webhookSecret: z.string().min(1).optional(),
  }),
);
const insurers = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'not JSON' });
      return z.NEVER;
    }
  })
  .pipe(insurerAccess)
  .optional();

/** The sandbox knows every customer by this name and password. */
export const sandboxCustomer = 'sandbox';

/** The sandbox's bank and hosted page know this shop. */
export const sandboxBank = {
  clientId: '100200300',
  user: 'sandboxapi',
  password: 'SandboxApi1',
  storeKey: 'SandboxStoreKey1',
} as const;
export const sandboxCheckout = { apiKey: 'sandbox-api-key', secretKey: 'sandbox-secret-key' } as const;

/** Who works at the desk in the sandbox; the secret of the authenticator is made at the first start and printed at each. */
export const sandboxOperator = { name: 'demo', password: 'sandbox-masasi' } as const;

/** The sandbox's register of permissions takes any number; these stand for no real agency. */
export const sandboxPermissions = { code: '100100', brand: '100200' } as const;

/** The specification's timeout for every call of the HTTP layer. */
const specifiedTimeout = 180_000;

/** Every variable the product reads, in the order in which .env.example shows them. */
export const environmentGroups = {
  Process: {
    APP_ENV: z
      .enum(['sandbox', 'production'])
      .default('sandbox')
      .describe('sandbox starts the partner sandbox and allows its demo secrets; production refuses both'),
    ROLE: roles
      .default(['all'])
      .describe(
        'which parts run in this process: all, or web, api, worker, desk joined by commas; all has the desk in the sandbox alone',
      ),
    HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
    PORT: port(3000).describe('port of the site'),
    API_PORT: port(4000).describe('port of the API'),
    ADMIN_HOST: z.string().min(1).default('127.0.0.1').describe('address of the port below; this machine alone'),
    ADMIN_PORT: port(4100).describe(
      'port of /ready, /metrics and the API reference (/docs); one for each process of a machine, 0 opens none',
    ),
    DESK_HOST: z
      .string()
      .min(1)
      .default('127.0.0.1')
      .describe("address of the agency's desk; this machine alone, others through a gate of their own"),
    DESK_PORT: port(4200).describe("port of the agency's desk; 0 opens none"),
    SANDBOX_PORT: port(4600).describe('port of the partner sandbox'),
    SANDBOX_SMTP_PORT: port(4625).describe('port of the mail server of the sandbox'),
    SANDBOX_PACE: z
      .enum(['lifelike', 'brisk'])
      .default('lifelike')
      .describe('brisk: the sandbox insurers answer quickly, at any hour and without faults of their own'),
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
      .describe(
        'key under which tokens and codes are digested and sealed and visitor ids signed, the same for every process; its default is refused in production',
      ),
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
    DATABASE_POOL_SIZE: connections(10).describe('connections per process for pages and calls'),
    DATABASE_WORKER_POOL_SIZE: connections(6).describe(
      'connections per process for what asks insurers and carries orders; 4 more are for events and the queue of jobs',
    ),
    DATABASE_JOBS_POOL_SIZE: connections(4).describe('connections per process for what jobs do'),
    DATABASE_DESK_POOL_SIZE: connections(3).describe("connections per process for the agency's desk"),
    DATABASE_TIMEOUT_MS: milliseconds(10_000).describe('longest a statement may run'),
    DATABASE_SILENCE_MS: milliseconds(800).describe('longest a database that says nothing is waited for'),
    DATA_KEYS: dataKeysText
      .default(sandboxDataKeys.keys)
      .describe(
        'keys that seal personal data, name:base64 of 32 bytes joined by commas: the first seals, all open; the same for every process; its default is refused in production',
      ),
    DATA_INDEX_KEY: indexKeyText
      .default(sandboxDataKeys.indexKey)
      .describe(
        'key under which sealed values are found again, base64 of 32 bytes; must never change; its default is refused in production',
      ),
  },
  'Files (S3)': {
    FILES_S3_URL: address.describe(
      'root of a store that speaks S3, for what people upload; whole or absent, and without it the database keeps it',
    ),
    FILES_S3_BUCKET: z.string().min(3).max(63).optional().describe('its bucket, reached by its path'),
    FILES_S3_REGION: z.string().min(1).optional().describe('its region, as the signature names it'),
    FILES_S3_KEY: z.string().min(1).optional().describe('id of the access key'),
    FILES_S3_SECRET: z.string().min(1).optional().describe('the access key itself'),
    FILES_S3_TIMEOUT_MS: milliseconds(15_000).describe('timeout of a try, of which there are three'),
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
  'Mail (SMTP)': {
    SMTP_HOST: z.string().min(1).optional().describe('mail server; default the sandbox, required in production'),
    SMTP_PORT: z.coerce
      .number()
      .int()
      .min(1)
      .max(65_535)
      .optional()
      .describe('its port; default SANDBOX_SMTP_PORT, required in production'),
    SMTP_SECURE: z
      .enum(['0', '1'])
      .default('0')
      .describe(
        '1 speaks TLS from the first byte (port 465); 0 upgrades the line where the server offers it, which it must in production',
      ),
    SMTP_USER: z.string().min(1).optional().describe('account; without it none is used'),
    SMTP_PASSWORD: z.string().min(1).optional().describe('password of the account'),
    SMTP_FROM: z.email().default(site.email).describe('address that mails are from'),
    OPERATIONS_EMAIL: z
      .email()
      .optional()
      .describe(
        'where the agency reads what waits for a person; default the address of the site, required in production',
      ),
    SMTP_TIMEOUT_MS: milliseconds(15_000).describe('timeout of a step of the conversation'),
    // A job that sends a mail and an SMS must end before it expires (src/db/jobs.ts).
    SMTP_DEADLINE_MS: z.coerce
      .number()
      .int()
      .min(1_000)
      .max(40_000)
      .default(30_000)
      .describe('longest that one mail may take, its wait for a connection included'),
  },
  'Permissions (İYS)': {
    IYS_URL: address.describe(
      'root address of the register of permissions; default the sandbox, required in production',
    ),
    IYS_CODE: z
      .string()
      .regex(/^\d+$/)
      .default(sandboxPermissions.code)
      .describe('number of the agency there; its default is refused in production'),
    IYS_BRAND: z
      .string()
      .regex(/^\d+$/)
      .default(sandboxPermissions.brand)
      .describe('number of its brand; its default is refused in production'),
    IYS_USER: z.string().min(1).default(sandboxCustomer).describe('its default is refused in production'),
    IYS_PASSWORD: z.string().min(1).default(sandboxCustomer).describe('its default is refused in production'),
    IYS_TIMEOUT_MS: milliseconds(10_000).describe('timeout of a call'),
  },
  Registries: {
    REGISTRIES_URL: address.describe(
      'address below which the registers answer; default the sandbox, required in production',
    ),
    REGISTRIES_TIMEOUT_MS: milliseconds(10_000).describe('timeout of a call'),
  },
  Insurers: {
    INSURERS: insurers.describe(
      'JSON: {"901": {"url", "user", "secret", "webhookSecret"}, …}; default all of the sandbox, required in production',
    ),
    WEBHOOK_URL: address.describe(
      'public address of the API for messages of insurers; default http://127.0.0.1:API_PORT',
    ),
  },
  Payment: {
    PAYMENT_METHOD: z.coerce
      .number()
      .pipe(z.literal([1, 2]))
      .default(site.paymentMethodSelector)
      .describe(
        '1 the hosted payment page (IYZICO_*) over PAYMENT2_API_URL, 2 the bank gate (NESTPAY_*) over PAYMENT_API_URL; in production its account must be whole, the other whole or absent',
      ),
    NESTPAY_MODEL: z
      .enum(['hosted', 'form'])
      .optional()
      .describe(
        'hosted: the card is typed on a page of the bank (storetype 3d_pay_hosting); form: on ours (3d), for a bank whose hash version 3 leaves the card out; default hosted in production, form in the sandbox',
      ),
    NESTPAY_GATE_URL: address.describe('where the browser goes to pay; default the sandbox, required in production'),
    NESTPAY_API_URL: address.describe('where money is asked for; default the sandbox, required in production'),
    NESTPAY_CLIENT_ID: z
      .string()
      .min(1)
      .default(sandboxBank.clientId)
      .describe('shop number; its default is refused in production'),
    NESTPAY_USER: z
      .string()
      .min(1)
      .default(sandboxBank.user)
      .describe('user of the payment service; its default is refused in production'),
    NESTPAY_PASSWORD: z.string().min(1).default(sandboxBank.password).describe('its default is refused in production'),
    NESTPAY_STORE_KEY: z.string().min(1).default(sandboxBank.storeKey).describe('its default is refused in production'),
    NESTPAY_TIMEOUT_MS: milliseconds(20_000).describe('timeout of a call'),
    IYZICO_URL: address.describe('root address; default the sandbox, required in production'),
    IYZICO_API_KEY: z
      .string()
      .min(1)
      .default(sandboxCheckout.apiKey)
      .describe('key of the shop; its default is refused in production'),
    IYZICO_SECRET_KEY: z
      .string()
      .min(1)
      .default(sandboxCheckout.secretKey)
      .describe('its default is refused in production'),
    IYZICO_TIMEOUT_MS: milliseconds(20_000).describe('timeout of a call'),
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
  ...environmentGroups['Files (S3)'],
  ...environmentGroups.API,
  ...environmentGroups['SMS (Netgsm)'],
  ...environmentGroups['Mail (SMTP)'],
  ...environmentGroups['Permissions (İYS)'],
  ...environmentGroups.Registries,
  ...environmentGroups.Insurers,
  ...environmentGroups.Payment,
  ...environmentGroups['Common API'],
  ...environmentGroups['Payment API'],
  ...environmentGroups['Second payment API'],
  ...environmentGroups['Print API'],
  ...environmentGroups['Offers API'],
  ...environmentGroups['Content API'],
});
export type Environment = z.infer<typeof environmentSchema>;
