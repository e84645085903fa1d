import type { Firm } from '#contracts/calls/content.ts';
import { InsurerMark } from '../ui/insurer-mark.tsx';
import { Section, type SectionProps } from '../ui/section.tsx';

type InsurersProps = Pick<SectionProps, 'tone' | 'lead'> & {
  readonly firms: readonly Firm[];
  readonly title: (count: number) => string;
};

/** The contracted insurers by mark and name. */
export function Insurers({ firms, title, ...section }: InsurersProps) {
  if (firms.length === 0) return null;
  return (
    <Section title={title(firms.length)} {...section}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 desktop:grid-cols-4 desktop:gap-y-7">
        {firms.map(({ Code, Name }) => (
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
