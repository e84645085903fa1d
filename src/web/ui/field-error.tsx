import { Icon } from './icon.tsx';

/** The sentence below a field that says how to mend it. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-error text-small">
      <Icon name="error" className="mt-px size-5 shrink-0" />
      {error}
    </p>
  );
}
