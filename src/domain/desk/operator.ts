/** read: sees everything, masked. service: speaks with customers and insurers. money: moves money and ends what is stuck. */
export const operatorRoles = ['read', 'service', 'money'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Who may do the one may do the other. */
const includes: Readonly<Record<OperatorRole, readonly OperatorRole[]>> = {
  read: ['read'],
  service: ['read', 'service'],
  money: ['read', 'money'],
};

export function mayAct(roles: readonly OperatorRole[], wanted: OperatorRole): boolean {
  return roles.some((role) => includes[role].includes(wanted));
}

const nameShape = /^[a-z][a-z0-9.-]{2,31}$/;

const isRole = (text: string): text is OperatorRole => (operatorRoles as readonly string[]).includes(text);

/** Undefined where one of them is none, or there is none. */
export function readRoles(text: string): readonly OperatorRole[] | undefined {
  const roles = [...new Set(text.split(',').map((part) => part.trim()))];
  return roles.every(isRole) ? roles : undefined;
}

/** As it is typed at the door: small letters, digits, dots and dashes. */
export const isOperatorName = (name: string): boolean => nameShape.test(name);

/** A session ends a working day after its beginning, or when nobody did anything for a while. */
export const deskSession = { lifetimeSeconds: 8 * 3600, idleSeconds: 30 * 60 } as const;
