import { Icon } from '../ui/icon.tsx';

/** Why the form was refused, where no field of it is to blame. It stays until the next try. */
export function FormRefusal({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="mt-5 flex gap-2 whitespace-pre-line rounded-field bg-error-soft p-4 text-error" data-refusal="">
          <Icon name="error" className="size-6 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}
