import { useEffect, useEffectEvent, useRef } from 'react';
import { faqTexts } from '#messages/pages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useElementId } from '../../ui/parts/element-ids.tsx';

type FaqSearchProps = { readonly typed: string; readonly onType: (typed: string) => void };

/** Filters while typing; without scripts the form asks the server for the same page, filtered. */
export function FaqSearch({ typed, onType }: FaqSearchProps) {
  const id = useElementId();
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((written: string) => {
    if (written !== typed) onType(written);
  });
  // Somebody may have written before scripts ran.
  useEffect(() => takeOver(input.current?.value ?? ''), []);
  return (
    <search>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className="block font-medium">
          {faqTexts.search}
        </label>
        <div className="mt-1.5 flex gap-2">
          <div className="flex min-h-12 grow items-center rounded-field border border-field-line bg-paper pl-3 outline-brand focus-within:border-brand focus-within:outline-2">
            <Icon name="search" className="size-5 shrink-0 text-ink-soft" />
            <input
              ref={input}
              id={id}
              type="search"
              name="ara"
              defaultValue={typed}
              onChange={(event) => onType(event.currentTarget.value)}
              placeholder={faqTexts.searchPlaceholder}
              autoComplete="off"
              enterKeyHint="search"
              className="min-h-12 min-w-0 grow rounded-field px-3 outline-none placeholder:text-ink-soft"
            />
          </div>
          <noscript>
            <Button type="submit" variant="brand" className="h-full">
              {faqTexts.searchButton}
            </Button>
          </noscript>
        </div>
      </form>
    </search>
  );
}
