import type { ReactNode } from 'react';
import { site } from '#config/site.ts';
import { footerMessages } from '#messages/shell.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-tint">{name}</dt>
      <dd className="text-brand-soft">{children}</dd>
    </div>
  );
}

const link = 'underline decoration-tint underline-offset-4 hover:text-paper';

/** Who stands behind the site, on every page. */
export function AgencyIdentity() {
  return (
    <div>
      <p className="font-semibold text-paper">{site.firmName}</p>
      <dl className="mt-4 grid grid-cols-[max-content_1fr] gap-x-8 gap-y-3 text-small desktop:max-wide:flex desktop:max-wide:flex-wrap desktop:max-wide:justify-between">
        <div className="col-span-2">
          <Fact name={footerMessages.address}>{site.address}</Fact>
        </div>
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
