/** What somebody did before the application could answer it. */
export type Held = {
  /** The button or link that was pressed, or the form that was sent. */
  readonly element: HTMLElement;
  /** What a form was sent with. */
  readonly submitter?: HTMLElement | null | undefined;
};

/** What the script in the page and the small script know of each other. */
export type Early = {
  /** Whether somebody has begun to use the page. */
  wanted: boolean;
  /** The last that was held; what came before it is given up. */
  held: Held | undefined;
  /** The field that a word is being composed in, as keyboards of phones and input methods do. */
  composed: EventTarget | null;
  /** Set by the small script, and called on every sign of use. */
  tell: (() => void) | undefined;
  /** Lets the browser do what it can by itself with what is held. */
  readonly letGo: () => void;
  /** The application listens from now on. */
  readonly stop: () => void;
};

declare global {
  interface Window {
    early?: Early;
  }
}
