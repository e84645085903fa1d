import type { Firm } from '#contracts/calls/content.ts';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import { Section, type SectionProps } from '../ui/section.tsx';

type InsurersProps = Pick<SectionProps, 'tone' | 'lead'> & {
  readonly insurers: readonly Firm[];
  readonly title: (count: number) => string;
};

/** The contracted insurers by mark and name. */
export function Insurers({ insurers, title, ...section }: InsurersProps) {
  if (insurers.length === 0) return null;
  return (
    <Section title={title(insurers.length)} {...section}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] desktop:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] desktop:gap-y-7">
        {insurers.map(({ Code, Name }) => (
          <li key={Code} className="flex items-center gap-3">
            <span className="shrink-0">
              <InsurerMark code={Number(Code)} name={Name} size={44} />
            </span>
            <span className="min-w-0 font-medium leading-tight">{Name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
