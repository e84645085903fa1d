import { classNames } from '../ui/class-names.ts';

const grounds = { you: 'bg-accent', insurer: 'bg-brand' } as const;

/** The colour of a share, beside its figure. */
export function Swatch({ whose }: { readonly whose: keyof typeof grounds }) {
  return (
    <span aria-hidden="true" data-bar="" className={classNames('size-2.5 shrink-0 rounded-full', grounds[whose])} />
  );
}

/** A damage as a bar: what stays with the insured, then what the insurer pays. Nothing fills it where nobody can tell. */
export function Bar({ yourPart }: { readonly yourPart: number | undefined }) {
  if (yourPart === undefined)
    return <div aria-hidden="true" className="h-2.5 rounded-full border border-field-line border-dashed" />;
  return (
    <div aria-hidden="true" data-bar="" className="flex h-2.5 gap-px overflow-hidden rounded-full">
      {yourPart > 0 && <span className={grounds.you} style={{ flexGrow: yourPart }} />}
      {yourPart < 1 && <span className={grounds.insurer} style={{ flexGrow: 1 - yourPart }} />}
    </div>
  );
}
