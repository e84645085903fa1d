import type { Site } from '#config/site.ts';
import { campaignTexts } from '#messages/campaign.ts';
import type { DeliveryAnswer } from '#ports/messaging.ts';
import { mailBody } from '../document/mail-body.ts';
import { partnerSignal } from '../ports.ts';
import type { PermissionPorts } from './ports.ts';

export type Campaign =
  | { readonly channel: 'sms'; readonly name: string; readonly text: string }
  | {
      readonly channel: 'email';
      readonly name: string;
      readonly subject: string;
      readonly paragraphs: readonly string[];
    };

export type CampaignAnswer =
  | { readonly kind: 'campaign'; readonly campaign: Campaign }
  | { readonly kind: 'nameWrong' | 'empty' | 'textMissing' };

/** Reads what an operator wrote: an SMS as one text, a mail as its subject in the first line and paragraphs below. */
export function readCampaign(channel: Campaign['channel'], name: string, written: string): CampaignAnswer {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return { kind: 'nameWrong' };
  const text = written.trim();
  if (text === '') return { kind: 'empty' };
  if (channel === 'sms') return { kind: 'campaign', campaign: { channel, name, text: text.replace(/\s+/g, ' ') } };
  const [subject = '', ...others] = text.split('\n');
  const paragraphs = others
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  if (paragraphs.length === 0) return { kind: 'textMissing' };
  return { kind: 'campaign', campaign: { channel, name, subject: subject.trim(), paragraphs } };
}

/** The page on which a member closes the permission. */
const refusalPath = '/hesabim?page=izinlerim';

export function sendCampaign(
  { mail, sms, siteUrl }: Pick<PermissionPorts, 'mail' | 'sms' | 'siteUrl'>,
  campaign: Campaign,
  { id, recipient, agency }: { readonly id: string; readonly recipient: string; readonly agency: Site },
): Promise<DeliveryAnswer> {
  const link = `${siteUrl}${refusalPath}`;
  if (campaign.channel === 'sms') {
    const text = campaignTexts.sms(campaign.text, agency, link);
    return sms.send({ to: recipient, text, oneTimeCode: false, commercial: true }, partnerSignal());
  }
  const body = mailBody(campaignTexts.mailParts(campaign.paragraphs, agency, link));
  return mail.send({ id, to: recipient, subject: campaign.subject, ...body, attachments: [] });
}
