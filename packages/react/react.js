export * from 'preact/compat';
export { default } from 'preact/compat';

/** React Router passes its state through it where tests run it, and adds to it only under its option `useTransitions`, which is off here. */
export function useOptimistic(value) {
  return [value, () => undefined];
}
