/** open waits for the agency, answered for the customer; a closed one opens again when its customer writes. */
export const supportStatuses = ['open', 'answered', 'closed'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** The ids under which the list of statuses is served. */
export const supportStatusIds = { open: 1, answered: 2, closed: 3 } as const satisfies Record<SupportStatus, number>;

export type SupportAct = 'customerWrites' | 'agencyWrites' | 'agencyCloses' | 'agencyReopens';

const next: Readonly<Record<SupportAct, Readonly<Record<SupportStatus, SupportStatus>>>> = {
  customerWrites: { open: 'open', answered: 'open', closed: 'open' },
  agencyWrites: { open: 'answered', answered: 'answered', closed: 'answered' },
  agencyCloses: { open: 'closed', answered: 'closed', closed: 'closed' },
  agencyReopens: { open: 'open', answered: 'answered', closed: 'open' },
};

export function statusAfter(status: SupportStatus, act: SupportAct): SupportStatus {
  return next[act][status];
}

export function supportStatusOf(id: number): SupportStatus | undefined {
  return supportStatuses.find((status) => supportStatusIds[status] === id);
}
