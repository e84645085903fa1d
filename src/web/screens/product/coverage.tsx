import type { PageContent } from '#contracts/calls/content.ts';
import { productTexts } from '#messages/pages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';

/** What the line pays for and, just as clearly, what it does not. */
export function Coverage({ content }: { readonly content: PageContent }) {
  if (content.Covered.length === 0) return null;
  return (
    <Section title={productTexts.coverageTitle}>
      <div className="grid gap-12 sm:grid-cols-2 sm:gap-8 desktop:gap-16">
        <CoverageList
          title={productTexts.covered}
          items={content.Covered}
          icon="check"
          tone="bg-success-soft text-success"
        />
        <CoverageList
          title={productTexts.notCovered}
          items={content.NotCovered}
          icon="close"
          tone="bg-mist text-ink-soft"
        />
      </div>
    </Section>
  );
}

type CoverageListProps = {
  readonly title: string;
  readonly items: PageContent['Covered'];
  readonly icon: IconName;
  readonly tone: string;
};

function CoverageList({ title, items, icon, tone }: CoverageListProps) {
  return (
    <div>
      <h3 className="text-h4">{title}</h3>
      <ul className="mt-5 grid gap-5">
        {items.map(({ Title, Text }) => (
          <li key={Title} className="flex gap-4">
            <span className={classNames('flex size-8 shrink-0 items-center justify-center rounded-full', tone)}>
              <Icon name={icon} className="size-5" />
            </span>
            <div>
              <h4 className="pt-1">{Title}</h4>
              <p className="mt-1 text-ink-soft">{Text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
