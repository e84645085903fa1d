import type { FieldValue, FormValues } from '#catalog/fields/values.ts';

/** The sentence for each field that is wrong. */
export type FieldErrors = { readonly [name: string]: string | undefined };

export type FormState = {
  readonly errors: FieldErrors;
  readonly isSubmitting: boolean;
  /** Of tries that are over. */
  readonly submitCount: number;
};

type Judge = (values: FormValues) => FieldErrors;
type OnValue = (name: string) => void;
type OnState = (before: FormState) => void;

const nothingWrong: FieldErrors = {};

/**
 * Values and errors of a form, of which each field hears its own alone. A field is judged once it was left, from then on with
 * every change, and all are judged when the form is sent.
 */
export class FormStore {
  #values: FormValues;
  #state: FormState = { errors: nothingWrong, isSubmitting: false, submitCount: 0 };
  readonly #left = new Set<string>();
  readonly #places = new Map<string, HTMLElement>();
  readonly #valueListeners = new Set<OnValue>();
  readonly #stateListeners = new Set<OnState>();
  judge: Judge;

  constructor(start: FormValues, judge: Judge) {
    this.#values = start;
    this.judge = judge;
  }

  get values(): FormValues {
    return this.#values;
  }
  get state(): FormState {
    return this.#state;
  }

  onValue(listener: OnValue): () => void {
    this.#valueListeners.add(listener);
    return () => this.#valueListeners.delete(listener);
  }
  onState(listener: OnState): () => void {
    this.#stateListeners.add(listener);
    return () => this.#stateListeners.delete(listener);
  }

  /** Writes a value without judging it. */
  setValue(name: string, value: FieldValue | undefined): void {
    this.#values = { ...this.#values, [name]: value };
    for (const listener of [...this.#valueListeners]) listener(name);
  }

  /** What somebody does in a field. */
  change(name: string, value: FieldValue): void {
    this.setValue(name, value);
    if (this.#state.submitCount > 0 || this.#left.has(name)) this.recheck([name]);
  }
  leave(name: string): void {
    this.#left.add(name);
    if (this.#state.submitCount === 0) this.recheck([name]);
  }
  /** What somebody chose for a field elsewhere counts as done in it. */
  answer(name: string, value: FieldValue): void {
    this.setValue(name, value);
    this.#left.add(name);
    this.recheck([name]);
  }

  /** Judges some fields anew; what is wrong with others stays as it is. */
  recheck(names: readonly string[]): void {
    this.#setErrors(names, this.judge(this.#values));
  }
  clearErrors(names: readonly string[]): void {
    this.#setErrors(names, nothingWrong);
  }

  /** Hands on the values if all of them fit, or the names that do not. What it is handed to may fail. */
  async submit(onValid: (values: FormValues) => Promise<void>, onWrong: (errors: FieldErrors) => void): Promise<void> {
    const values = this.#values;
    const errors = this.judge(values);
    try {
      if (Object.keys(errors).length > 0) {
        onWrong(errors);
        this.#setState({ errors });
      } else {
        this.#setState({ errors, isSubmitting: true });
        await onValid(values);
      }
    } finally {
      this.#setState({ isSubmitting: false, submitCount: this.#state.submitCount + 1 });
    }
  }

  /** Where the focus of a field goes, while it is drawn. */
  place(name: string, element: HTMLElement | null): void {
    if (element) this.#places.set(name, element);
    else this.#places.delete(name);
  }
  /** Goes to a field once what is under way is drawn. */
  focus(name: string): void {
    const place = this.#places.get(name);
    if (place) setTimeout(() => place.focus());
  }

  #setErrors(names: readonly string[], found: FieldErrors): void {
    const { errors } = this.#state;
    if (names.every((name) => errors[name] === found[name])) return;
    const others = Object.entries(errors).filter(([name]) => !names.includes(name));
    const own = Object.entries(found).filter(([name]) => names.includes(name));
    this.#setState({ errors: Object.fromEntries([...others, ...own]) });
  }
  #setState(change: Partial<FormState>): void {
    const before = this.#state;
    this.#state = { ...before, ...change };
    for (const listener of [...this.#stateListeners]) listener(before);
  }
}
