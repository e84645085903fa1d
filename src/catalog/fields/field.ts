import type { MaskName } from '#domain/masks/mask.ts';
import type { RuleMessage } from '#domain/rules/rule.ts';
import type { Condition } from './condition.ts';
import type { FieldDrawing } from './drawings.ts';
import type { ListSource } from './lists.ts';
import type { FieldRule } from './rules.ts';

export type Choice = { readonly id: string; readonly name: string };

type Common = {
  /** Name on the wire. */
  readonly name: string;
  readonly label: string;
  /** Why we ask, in one line. */
  readonly help?: string;
  readonly required?: boolean;
  /** Said instead of the default when a required field is empty. */
  readonly missing?: RuleMessage;
  readonly when?: Condition;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** Takes the whole row on a wide screen. */
  readonly wide?: boolean;
  /** Shows where people find it. */
  readonly drawing?: FieldDrawing;
  /** So personal that it is never kept in the browser. */
  readonly private?: true;
};

export type TextInput = Common & {
  readonly kind: 'textInput';
  readonly rule?: FieldRule;
  readonly only?: 'letters' | 'digits';
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'numeric' | 'email';
};

/**
 * Where a select's options come from: written here, a shared list by name, or years down from the current one. A list
 * may depend on the answers to other fields, which are sent along by their names; until all are there it is empty.
 */
export type SelectSource = { readonly choices: readonly Choice[] } | ListSource | { readonly yearsFrom: number };

export type SelectBox = Common & {
  readonly kind: 'selectBox';
  readonly source: SelectSource;
  readonly multiple?: boolean;
  readonly clearable?: boolean;
  /** Offers a last option behind which a free text is written. */
  readonly other?: boolean;
};

export type InputNumber = Common & {
  readonly kind: 'inputNumber';
  readonly min?: number;
  readonly max?: number;
  readonly thousands?: boolean;
  /** Lira: bounds are told in lira. */
  readonly amount?: boolean;
};

export type TextArea = Common & { readonly kind: 'textArea'; readonly maxLength: number };

export type PasswordInput = Common & {
  readonly kind: 'passwordInput';
  /** Name of the field this one must repeat. */
  readonly repeats?: string;
};

export type SwitchField = Common & {
  readonly kind: 'switch';
  /** What opens a correction looks like a link; its own words say how to close it again. */
  readonly look?: { readonly link: { readonly close: string } };
};

export type CheckboxSingle = Common & {
  readonly kind: 'checkboxSingle';
  /** A plain answer and no agreement: like other answers it is kept. */
  readonly isAnswer?: boolean;
  /** A text that opens in a modal, by its slug in the content service. */
  readonly contract?: { readonly slug: string; readonly title: string };
};

export type TimePicker = Common & { readonly kind: 'timePicker' };

type DayLimits = {
  readonly disablePast?: boolean;
  readonly disableFuture?: boolean;
  /** Days from today beyond which no day can be chosen. */
  readonly daysAhead?: number;
  /** Days before today beyond which no day can be chosen. */
  readonly daysBack?: number;
};

export type DatePicker = Common &
  DayLimits & {
    readonly kind: 'datePicker';
    readonly month?: boolean;
    /** A day of a special kind has limits and sentences of its own. */
    readonly purpose?: 'birthdate' | { readonly renewalWithin: number };
  };
export type DateAndTimePicker = Common & DayLimits & { readonly kind: 'dateAndTimePicker' };

export type RadioGroup = Common & {
  readonly kind: 'radioGroup';
  readonly choices: readonly Choice[];
  readonly look: 'normal' | 'button';
  readonly other?: boolean;
  /** The choice that stands until another is made. */
  readonly preset?: string;
};

export type DragUpload = Common & { readonly kind: 'dragUpload'; readonly maxCount: number; readonly accept?: string };

export type FormMask = Common & {
  readonly kind: 'formMask';
  readonly mask: MaskName;
  /** A date of a special kind has limits and sentences of its own. */
  readonly purpose?: 'birthdate';
};

/** A way to add a row some of which is answered already. */
export type RowPreset = {
  readonly label: string;
  readonly answers: Readonly<Record<string, string>>;
  /** One row with these answers is enough. */
  readonly once?: true;
};

export type ListInputs = Common & {
  readonly kind: 'listInputs';
  readonly fields: readonly Field[];
  readonly addLabel: string;
  readonly rowLabel: string;
  readonly maxRows?: number;
  /** Stand in place of the one way to add an empty row. */
  readonly presets?: readonly RowPreset[];
};

export type ButtonField = Common & { readonly kind: 'button'; readonly look?: 'action' | 'brand' };

/** The fifteen kinds of field. Whoever handles fields switches over kind and is told by the type check of a new one. */
export type Field =
  | TextInput
  | SelectBox
  | InputNumber
  | TextArea
  | PasswordInput
  | SwitchField
  | CheckboxSingle
  | TimePicker
  | DatePicker
  | DateAndTimePicker
  | RadioGroup
  | DragUpload
  | FormMask
  | ListInputs
  | ButtonField;

export type FieldKind = Field['kind'];

export type Step = { readonly key: string; readonly title: string; readonly fields: readonly Field[] };
export type FormDefinition = { readonly id: string; readonly steps: readonly Step[] };

/** What is written behind "other" stands beside the field under this name. */
export const otherName = (name: string) => `${name}Other`;
/** How long that text may be. */
export const longestOther = 200;
/** The id of the "other" choice. */
export const otherId = 'other';
