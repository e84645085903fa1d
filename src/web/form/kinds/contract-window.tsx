import { useEffect, useState } from 'react';
import { contractMessages } from '#messages/form.ts';
import { browserHttp } from '../../http/browser-http.ts';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { NewTabLink } from '../../ui/new-tab-link.tsx';
import { OwnText } from '../../ui/own-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';

type ContractWindowProps = {
  readonly contract: { readonly slug: string; readonly title: string };
  readonly onClose: () => void;
};

const width = 720;

export function ContractWindow({ contract, onClose }: ContractWindowProps) {
  const [html, setHtml] = useState<string | null>();
  useEffect(() => {
    let wanted = true;
    void browserHttp
      .call('getPage', { slug: contract.slug })
      .then((reply) => wanted && setHtml(reply?.Success ? reply.Data.Html : null));
    return () => {
      wanted = false;
    };
  }, [contract.slug]);
  return (
    <ModalFrame isOpen onClose={onClose} title={contract.title} width={width}>
      {html === undefined && <Spinner inner />}
      {html === null && (
        <p>
          {contractMessages.failed}{' '}
          <NewTabLink href={`/${contract.slug}`} className="font-medium text-brand underline underline-offset-4">
            {contractMessages.openPage}
          </NewTabLink>
        </p>
      )}
      {html && <OwnText html={html} />}
    </ModalFrame>
  );
}
