import type { ReactNode } from 'react';
import type { FactRow } from '#catalog/fields/fact-rows.ts';
import { foundTexts } from '#messages/quote.ts';
import { Icon } from '../../ui/icon.tsx';

type FoundFactsProps = {
  readonly title: string;
  readonly rows: readonly FactRow[];
  readonly source?: FactSource | undefined;
  readonly children?: ReactNode;
};

/** Where facts come from, and whether a register vouches for them. */
export type FactSource = { readonly text: string; readonly registered: boolean };

export const fromRegister: FactSource = { text: foundTexts.fromRegister, registered: true };

/** The register, unless they are being corrected or were never found. */
export function sourceOf(isKnown: boolean, isCorrected: boolean): FactSource {
  if (!isKnown) return { text: foundTexts.byHand, registered: false };
  return isCorrected ? { text: foundTexts.changed, registered: false } : fromRegister;
}

/** What is known of one subject, under its heading. */
export function FoundFacts({ title, rows, source, children }: FoundFactsProps) {
  return (
    <section className="border-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-h4">{title}</h3>
        {source && (
          <span className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft px-3 py-0.5 text-brand-strong text-small">
            {source.registered && <Icon name="check" className="size-4" />}
            {source.text}
          </span>
        )}
      </div>
      {rows.length > 0 && (
        <dl className="mt-3 grid grid-cols-2 gap-x-4 gap-y-3 rounded-field bg-mist p-4 @md:grid-cols-3">
          {rows.map(({ name, value }) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft text-small">{name}</dt>
              <dd className="break-words font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  );
}
