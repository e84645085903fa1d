import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { footerMessages } from '#messages/shell.ts';

type FactProps = { readonly name: string; readonly className?: string; readonly children: ReactNode };

function Fact({ name, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const link = 'underline decoration-tint underline-offset-4 hover:text-paper';

/** Who stands behind the site, on every page. */
export function AgencyIdentity() {
  return (
    <div>
      <p className="font-semibold text-paper">{site.agencyName}</p>
      <dl className="agency-facts mt-4 grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-3 text-small desktop:max-wide:grid-cols-3 desktop:max-wide:gap-x-10">
        <Fact name={footerMessages.address} className="col-span-full desktop:max-wide:col-auto">
          {site.address}
        </Fact>
        <Fact name={footerMessages.phone}>
          <a href={`tel:${site.phone}`} className={link}>
            {site.phoneDisplay}
          </a>
        </Fact>
        <Fact name={footerMessages.email}>
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
        </Fact>
        <Fact name={footerMessages.registryNumber}>{site.registryNumber}</Fact>
        <Fact name={footerMessages.mersisNumber}>{site.mersisNumber}</Fact>
      </dl>
    </div>
  );
}
