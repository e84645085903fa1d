import { howItWorks } from '#messages/pages.ts';
import { Section, type SectionProps } from '../ui/section.tsx';

export function HowItWorks({ tone }: Pick<SectionProps, 'tone'>) {
  return (
    <Section title={howItWorks.title} {...(tone && { tone })}>
      <ol className="grid gap-8 desktop:grid-cols-3 desktop:gap-10">
        {howItWorks.steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 desktop:block">
            <span className="step-number" aria-hidden="true">
              {index + 1}
            </span>
            <div className="desktop:mt-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
