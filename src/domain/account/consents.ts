/** Each is an act of its own, also where one window collects them. */
export type ConsentPurpose = 'userAgreement' | 'dataNotice' | 'marketing';
export type ConsentChannel = 'site' | 'sms' | 'call' | 'email';

export type ConsentFact = {
  readonly purpose: ConsentPurpose;
  readonly channel: ConsentChannel;
  readonly granted: boolean;
};

/** A fact with the text it was about. */
export type StatedConsent = ConsentFact & { readonly textVersion: string; readonly givenAt: Date };

/** A customer's yes to a text: when it was last given, and whether to the version in force. */
export type Acceptance = { readonly acceptedAt: Date | undefined; readonly isCurrent: boolean };

/** The specification's one marketing flag stands for a permission per channel. */
export const marketingChannels = ['sms', 'call', 'email'] as const satisfies readonly ConsentChannel[];

export type MarketingChannel = (typeof marketingChannels)[number];

/** By which act a fact came to us. People also change their mind at the national register of permissions. */
export const consentActs = ['register', 'verification', 'account', 'permissionRegister'] as const;
export type ConsentAct = (typeof consentActs)[number];

export type AgreementFlags = {
  readonly userAgreement: boolean;
  readonly dataNotice: boolean;
  readonly marketing: boolean;
};

export function marketingFacts(granted: boolean): readonly ConsentFact[] {
  return marketingChannels.map((channel) => ({ purpose: 'marketing', channel, granted }));
}

/** What the flags of a form say. A box left empty is silence: it neither permits nor withdraws. */
export function consentFacts(flags: AgreementFlags): readonly ConsentFact[] {
  return [
    ...(flags.userAgreement ? [{ purpose: 'userAgreement', channel: 'site', granted: true } as const] : []),
    ...(flags.dataNotice ? [{ purpose: 'dataNotice', channel: 'site', granted: true } as const] : []),
    ...(flags.marketing ? marketingFacts(true) : []),
  ];
}

/** What the account page's own flags say. Only marketing can be taken back; a text once agreed to was agreed to. */
export function changedConsents(
  flags: {
    readonly [Name in keyof AgreementFlags]?: boolean | undefined;
  },
): readonly ConsentFact[] {
  const { userAgreement = false, dataNotice = false, marketing } = flags;
  return [
    ...consentFacts({ userAgreement, dataNotice, marketing: false }),
    ...(marketing === undefined ? [] : marketingFacts(marketing)),
  ];
}

/** The flags that facts add up to; the last fact on a purpose and channel counts. */
export function agreementFlags(facts: readonly ConsentFact[]): AgreementFlags {
  const latest = new Map(facts.map((fact) => [`${fact.purpose}/${fact.channel}`, fact.granted]));
  const granted = (purpose: ConsentPurpose, channels: readonly ConsentChannel[]) =>
    channels.every((channel) => latest.get(`${purpose}/${channel}`) === true);
  return {
    userAgreement: granted('userAgreement', ['site']),
    dataNotice: granted('dataNotice', ['site']),
    marketing: granted('marketing', marketingChannels),
  };
}

/** Which channels are open for marketing; the last fact on each counts, and silence is a no. */
export function openChannels(facts: readonly ConsentFact[]): Readonly<Record<MarketingChannel, boolean>> {
  const isOpen = (channel: MarketingChannel) =>
    facts.findLast((fact) => fact.purpose === 'marketing' && fact.channel === channel)?.granted === true;
  return { sms: isOpen('sms'), call: isOpen('call'), email: isOpen('email') };
}

/** Whether a fact says something that is not said already: another word, or a yes to another version of the text. */
export function saysNew(
  stated: readonly StatedConsent[],
  fact: ConsentFact & { readonly textVersion: string },
): boolean {
  const last = stated.findLast(({ purpose, channel }) => purpose === fact.purpose && channel === fact.channel);
  if (last?.granted !== fact.granted) return true;
  return fact.granted && last.textVersion !== fact.textVersion;
}

/** How a customer stands to a text that is in force in this version. */
export function acceptanceOf(
  facts: readonly StatedConsent[],
  { purpose, version }: { readonly purpose: ConsentPurpose; readonly version: string },
): Acceptance {
  const given = facts.filter((fact) => fact.purpose === purpose && fact.granted);
  const current = given.findLast(({ textVersion }) => textVersion === version);
  return { acceptedAt: (current ?? given.at(-1))?.givenAt, isCurrent: current !== undefined };
}
