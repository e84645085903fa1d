import { attachmentTexts, supportFormTexts as words } from '#messages/support-pages.ts';
import type { Choice, DragUpload, Field, FormDefinition } from '../fields/field.ts';

const typeField: Field = {
  kind: 'selectBox',
  name: 'TypeId',
  label: words.type,
  placeholder: words.typePlaceholder,
  required: true,
  missing: 'supportTypeMissing',
  source: { list: 'requestTypes' },
  wide: true,
};

const messageField: Field = {
  kind: 'textArea',
  name: 'Message',
  label: words.message,
  help: words.messageHelp,
  required: true,
  missing: 'supportMessageMissing',
  maxLength: 4000,
  autoComplete: 'off',
  wide: true,
};

const textFields: readonly Field[] = [
  {
    kind: 'textInput',
    name: 'Subject',
    label: words.subject,
    help: words.subjectHelp,
    required: true,
    missing: 'subjectMissing',
    maxLength: 100,
    autoComplete: 'off',
    wide: true,
  },
  messageField,
];

export const fullNameField: Field = {
  kind: 'textInput',
  name: 'Name',
  label: words.name,
  required: true,
  missing: 'fullNameMissing',
  only: 'letters',
  autoComplete: 'name',
  maxLength: 100,
  wide: true,
};

/** Where the answer goes to somebody without an account. */
const visitorFields: readonly Field[] = [
  fullNameField,
  {
    kind: 'textInput',
    name: 'Email',
    label: words.email,
    help: words.emailHelp,
    required: true,
    missing: 'emailMissing',
    rule: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
  },
  {
    kind: 'formMask',
    mask: 'phoneNumber',
    name: 'Phone',
    label: words.phone,
    help: words.phoneHelp,
    required: true,
    missing: 'phoneMissing',
  },
];

const policyField = (policies: readonly Choice[]): Field => ({
  kind: 'selectBox',
  name: 'PolicyGuid',
  label: words.policy,
  help: words.policyHelp,
  placeholder: words.policyPlaceholder,
  source: { choices: policies },
  clearable: true,
  wide: true,
});

const formOf = (id: string, fields: readonly Field[]): FormDefinition => ({
  id,
  steps: [{ key: id, title: words.title, fields }],
});

/** One name for both: what a visitor has typed is still there after logging in. */
const requestFormId = 'support-request';

export const visitorRequestForm = formOf(requestFormId, [typeField, ...textFields, ...visitorFields]);

/** Who is logged in is known, and may say which policy is meant. */
export const memberRequestForm = (policies: readonly Choice[]): FormDefinition =>
  formOf(requestFormId, [typeField, ...(policies.length > 0 ? [policyField(policies)] : []), ...textFields]);

export const supportReplyForm = formOf('support-reply', [{ ...messageField, help: words.replyHelp }]);

/** Sent as they are chosen, beside the answers of the form. */
export const attachmentField: DragUpload = {
  kind: 'dragUpload',
  name: 'FileGuids',
  label: attachmentTexts.label,
  help: attachmentTexts.help,
  maxCount: 5,
  accept: attachmentTexts.accept,
};
