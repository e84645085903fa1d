import { deskPolicyTexts as words } from '#messages/desk-policies.ts';
import type { Field } from '../../fields/field.ts';
import { whyAskedAs } from './why.ts';

export const resendDocumentsFields: readonly Field[] = [whyAskedAs(words.resend.why)];
