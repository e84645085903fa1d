import type { Choice, FieldKind } from '#catalog/fields/field.ts';
import type { FieldValue } from '#catalog/fields/values.ts';
import { agreementSlugs } from '#catalog/pages/info.ts';
import { galleryMasks, galleryFields as words } from '#messages/gallery.ts';
import type { FieldOf } from '../field-props.ts';

const numbered = (names: readonly string[]): Choice[] => names.map((name, index) => ({ id: String(index + 1), name }));

export const coverageChoices = numbered(words.coverageChoices);
export const jobChoices = numbered(words.jobChoices);
export const usageChoices = numbered(words.usageChoices);
export const roofChoices = numbered(words.roofChoices);

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';

type Sample<Kind extends FieldKind> = { readonly field: FieldOf<Kind>; readonly filled: FieldValue };

const help = words.help;

/** One field of every kind with a value that fills it. */
export const samples: { readonly [Kind in FieldKind]: Sample<Kind> } = {
  textInput: {
    field: { kind: 'textInput', name: 'Name', label: words.name, help, only: 'letters' },
    filled: words.sampleName,
  },
  selectBox: {
    field: { kind: 'selectBox', name: 'Job', label: words.job, help, source: { choices: jobChoices }, clearable: true },
    filled: '2',
  },
  inputNumber: {
    field: { kind: 'inputNumber', name: 'Price', label: words.price, help, amount: true },
    filled: 1_250_000,
  },
  textArea: {
    field: { kind: 'textArea', name: 'Note', label: words.note, help, maxLength: 200 },
    filled: words.sampleNote,
  },
  passwordInput: {
    field: { kind: 'passwordInput', name: 'Password', label: words.password, help },
    filled: 'gizli-bir-söz',
  },
  switch: { field: { kind: 'switch', name: 'Lpg', label: words.lpg, help }, filled: true },
  checkboxSingle: {
    field: {
      kind: 'checkboxSingle',
      name: 'Notice',
      label: words.contract,
      contract: { slug: agreementSlugs.lightingContract, title: words.contractTitle },
    },
    filled: true,
  },
  timePicker: { field: { kind: 'timePicker', name: 'Hour', label: words.hour, help }, filled: '09:30' },
  datePicker: { field: { kind: 'datePicker', name: 'Start', label: words.start, help }, filled: '20/11/2026' },
  dateAndTimePicker: {
    field: { kind: 'dateAndTimePicker', name: 'Appointment', label: words.appointment, help },
    filled: '20/11/2026 10:00',
  },
  radioGroup: {
    field: { kind: 'radioGroup', name: 'Usage', label: words.usage, help, look: 'normal', choices: usageChoices },
    filled: '1',
  },
  dragUpload: {
    field: { kind: 'dragUpload', name: 'Files', label: words.files, help, maxCount: 2 },
    filled: [{ fileName: words.sampleFile, uid: 'sample', base64: pixel }],
  },
  formMask: {
    field: { kind: 'formMask', name: 'Phone', label: galleryMasks.phoneNumber, help, mask: 'phoneNumber' },
    filled: '(555)000-0001',
  },
  listInputs: {
    field: {
      kind: 'listInputs',
      name: 'fam',
      label: words.family,
      help,
      addLabel: words.addPerson,
      rowLabel: words.person,
      fields: [{ kind: 'textInput', name: 'Name', label: words.name, required: true, missing: 'nameMissing' }],
    },
    filled: [{ Name: words.sampleName, individual: 1 }],
  },
  button: { field: { kind: 'button', name: 'send', label: words.addPerson }, filled: null },
};
