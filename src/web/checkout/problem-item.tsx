import { lines } from '#catalog/lines/index.ts';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import type { ProblemItem as Item } from './payment-calls.ts';

/** The item of the basket that is in the way, as the basket shows it, with what is wrong about it. */
export function ProblemItem({ item, text }: { readonly item: Item; readonly text: string }) {
  return (
    <div className="flex basis-full items-start gap-3 rounded-field border border-line bg-paper p-4">
      <span className="shrink-0">
        <InsurerMark code={Number(item.insurer)} name={item.insurerName} size={36} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-tight">{lines[item.line].name}</p>
        <p className="text-ink-soft text-small">{[item.insurerName, item.packageName].filter(Boolean).join(', ')}</p>
        <p className="mt-2 text-warning">{text}</p>
      </div>
    </div>
  );
}
