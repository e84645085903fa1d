import { site } from '#config/site.ts';

/** The agency's number in the middle of a sentence. */
export function AgencyPhone() {
  return (
    <a
      href={`tel:${site.phone}`}
      className="whitespace-nowrap font-semibold text-brand underline decoration-tint underline-offset-4"
    >
      {site.phoneDisplay}
    </a>
  );
}
