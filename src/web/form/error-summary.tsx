import { formMessages } from '#messages/form.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

export type SummaryItem = {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly mended: boolean;
};

type ErrorSummaryProps = { readonly items: readonly SummaryItem[]; readonly onGo: (name: string) => void };

/** Where a failed submit went wrong. It stays as it is until the next submit, so that nothing moves while one mends. */
export function ErrorSummary({ items, onGo }: ErrorSummaryProps) {
  if (items.length === 0) return null;
  return (
    <div role="alert" className="mb-5 rounded-field bg-error-soft p-4 text-error" data-error-summary="">
      <p className="flex gap-2 font-semibold">
        <Icon name="error" className="size-6 shrink-0" />
        {formMessages.checkFields(items.length)}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 pl-8 text-small">
        {items.map(({ name, id, label, mended }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
              className={classNames(
                'inline-flex min-h-8 items-center gap-1 underline-offset-4',
                mended ? 'text-ink-soft line-through' : 'underline',
              )}
            >
              {label}
              {mended && <VisuallyHidden> ({formMessages.mended})</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
