import { deskPolicyTexts as words } from '#messages/desk-policies.ts';
import type { Field } from '../../fields/field.ts';
import { whyField } from './why-field.ts';

export const resendDocumentsFields: readonly Field[] = [whyField(words.resend.why)];
