export * from 'preact/compat';
export { default } from 'preact/compat';

/** The router asks for it by name and uses it only under its option `useTransitions`, which is off here. */
export function useOptimistic(value) {
  return [value, () => undefined];
}
