import { agreementSlugs } from '#catalog/pages/info.ts';
import { consentMessages } from '#messages/modals.ts';
import { uiMessages } from '#messages/ui.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

type Sentence = { readonly link: string; readonly after: string };

function ConsentText({ sentence, slug }: { readonly sentence: Sentence; readonly slug: string }) {
  return (
    <>
      <NewTabLink href={`/${slug}`} icon={false} className="font-medium text-brand underline underline-offset-4">
        {sentence.link}
      </NewTabLink>
      {sentence.after}
    </>
  );
}

export type ConsentFieldsProps = {
  /** Names of the three fields in their form. */
  readonly names: { readonly privacy: string; readonly notice: string; readonly marketing: string };
  readonly errors: { readonly privacy: string | undefined; readonly notice: string | undefined };
};

/** Three separate acts, none of them ticked beforehand; the last is free. */
export function ConsentFields({ names, errors }: ConsentFieldsProps) {
  return (
    <div>
      <Checkbox
        name={names.privacy}
        error={errors.privacy}
        label={<ConsentText sentence={consentMessages.privacy} slug={agreementSlugs.confidentialityAgreement} />}
      />
      <Checkbox
        name={names.notice}
        error={errors.notice}
        label={<ConsentText sentence={consentMessages.notice} slug={agreementSlugs.lightingContract} />}
      />
      <Checkbox
        name={names.marketing}
        label={
          <>
            {consentMessages.marketing} <span className="text-ink-soft">({uiMessages.optional})</span>
          </>
        }
      />
    </div>
  );
}
