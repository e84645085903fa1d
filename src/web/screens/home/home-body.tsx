import { Section } from '../../ui/section.tsx';
import { splitSections } from '../prose/headings.ts';
import { Prose } from '../prose/prose.tsx';

/** The page's own text, one column per section. */
export function HomeBody({ html }: { readonly html: string }) {
  return (
    <Section>
      <div className="grid gap-10 desktop:grid-cols-2 desktop:gap-16">
        {splitSections(html).map((part) => (
          <Prose key={part} html={part} />
        ))}
      </div>
    </Section>
  );
}
