type AccountHeadingProps = { readonly title: string; readonly note?: string };

/** What a page of the account is called. Keyboards and screen readers begin here: see use-heading-focus.ts. */
export function AccountHeading({ title, note }: AccountHeadingProps) {
  return (
    <>
      <h2 className="text-h2 outline-none">{title}</h2>
      {note && <p className="mt-2 max-w-text text-ink-soft">{note}</p>}
    </>
  );
}
