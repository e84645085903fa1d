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

/** Who stands behind the site, on every page. */
export function AgencyIdentity() {
  return (
    <div>
      <p className="font-semibold text-paper">{site.agencyName}</p>
      <dl className="agency-facts">
        <Fact name={footerMessages.address} className="col-span-full desktop:max-wide:col-auto">
          {site.address}
        </Fact>
        <Fact name={footerMessages.phone}>
          <a href={`tel:${site.phone}`}>{site.phoneDisplay}</a>
        </Fact>
        <Fact name={footerMessages.email}>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Fact>
        <Fact name={footerMessages.registryNumber}>{site.registryNumber}</Fact>
        <Fact name={footerMessages.mersisNumber}>{site.mersisNumber}</Fact>
      </dl>
    </div>
  );
}
