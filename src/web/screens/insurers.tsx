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
      <ul className="insurers">
        {insurers.map(({ Code, Name }) => (
          <li key={Code}>
            <InsurerMark code={Number(Code)} name={Name} />
            <span>{Name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
