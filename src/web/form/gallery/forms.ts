import type { Field, FormDefinition } from '#catalog/fields/field.ts';
import type { MaskName } from '#domain/masks/mask.ts';
import { galleryMessages, galleryMasks as maskNames, galleryFields as words } from '#messages/gallery.ts';
import { coverageChoices, jobChoices, roofChoices, samples } from './samples.ts';

const asked = { required: true } as const;
const { textInput, inputNumber, textArea, passwordInput, checkboxSingle, radioGroup, listInputs } = samples;

const typed: readonly Field[] = [
  { ...textInput.field, ...asked, missing: 'nameMissing' },
  { kind: 'textInput', name: 'DoorNumber', label: words.doorNumber, only: 'digits' },
  { kind: 'textInput', name: 'Email', label: words.email, rule: 'email', autoComplete: 'email' },
  { ...inputNumber.field, ...asked, min: 1000, max: 5_000_000 },
  { kind: 'inputNumber', name: 'Mileage', label: words.mileage, thousands: true },
  { ...passwordInput.field, ...asked, autoComplete: 'new-password' },
  { kind: 'passwordInput', name: 'PasswordAgain', label: words.passwordAgain, repeats: 'Password' },
  { ...textArea.field, ...asked },
];

const chosen: readonly Field[] = [
  { kind: 'selectBox', name: 'City', label: words.city, ...asked, source: { list: 'cities' } },
  { kind: 'selectBox', name: 'ModelYear', label: words.modelYear, source: { yearsFrom: 1990 }, clearable: true },
  { kind: 'selectBox', name: 'Covers', label: words.covers, multiple: true, source: { choices: coverageChoices } },
  { kind: 'selectBox', name: 'Job', label: words.job, other: true, source: { choices: jobChoices } },
  { ...radioGroup.field, ...asked, other: true },
  { kind: 'radioGroup', name: 'Roof', label: words.roof, look: 'button', choices: roofChoices },
  { kind: 'textInput', name: 'RoofKind', label: words.roofKind, ...asked, when: { field: 'Roof', is: ['1'] } },
  { ...samples.switch.field, ...asked },
  { ...checkboxSingle.field, ...asked, missing: 'noticeMissing' },
  { kind: 'checkboxSingle', name: 'News', label: words.news },
];

const picked: readonly Field[] = [
  { ...samples.datePicker.field, ...asked, disablePast: true, daysAhead: 30 },
  { kind: 'datePicker', name: 'Month', label: words.month, month: true },
  { ...samples.timePicker.field },
  { ...samples.dateAndTimePicker.field, disablePast: true },
  { ...samples.dragUpload.field },
  {
    ...listInputs.field,
    fields: [
      ...listInputs.field.fields,
      { kind: 'formMask', mask: 'date', purpose: 'birthdate', name: 'Birthdate', label: words.birthdate },
    ],
  },
  { kind: 'button', name: 'send', label: galleryMessages.send, look: 'action' },
];

/** All fifteen kinds at work. */
export const liveForm: FormDefinition = {
  id: 'gallery',
  steps: [{ key: 'all', title: galleryMessages.live, fields: [...typed, ...chosen, ...picked] }],
};

/** Two steps; the second looks back at the first. */
export const stepsForm: FormDefinition = {
  id: 'gallery-steps',
  steps: [
    {
      key: 'first',
      title: galleryMessages.steps,
      fields: [
        { ...textInput.field, ...asked, missing: 'nameMissing' },
        { ...passwordInput.field, ...asked, autoComplete: 'new-password' },
      ],
    },
    {
      key: 'second',
      title: galleryMessages.steps,
      fields: [
        { kind: 'passwordInput', name: 'PasswordAgain', label: words.passwordAgain, repeats: 'Password' },
        { ...samples.formMask.field, ...asked, missing: 'phoneMissing' },
      ],
    },
  ],
};

const maskFields = (Object.keys(maskNames) as MaskName[]).map(
  (mask): Field => ({ kind: 'formMask', mask, name: mask, label: maskNames[mask] }),
);

/** All masks, none of them required. */
export const masksForm: FormDefinition = {
  id: 'gallery-masks',
  steps: [{ key: 'masks', title: galleryMessages.masks, fields: maskFields }],
};
