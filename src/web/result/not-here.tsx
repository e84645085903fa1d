import { accountTabPath } from '#catalog/account-pages.ts';
import { notHereTexts as words } from '#messages/result.ts';
import { openModal } from '../modal/modal-store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CallAgency, Notice } from '../ui/notice.tsx';
import { useUser } from '../user/user-context.tsx';

/** An order that this browser may not see: money may have moved, so it is told how the order is seen, never to begin anew. */
export function NotHere({ reference }: { readonly reference?: string | undefined }) {
  const { state } = useUser();
  return (
    <Notice heading="h2" title={words.title} text={words.text}>
      <ul className="grid w-full list-disc gap-1 pl-5">
        <li>{words.sameBrowser}</li>
        <li>{words.account}</li>
        <li>{reference === undefined ? words.call : words.callWith(reference)}</li>
      </ul>
      {state.user ? (
        <ButtonLink to={accountTabPath('policies')}>{words.toPolicies}</ButtonLink>
      ) : (
        <Button onClick={() => openModal('login')}>{words.logIn}</Button>
      )}
      <CallAgency />
    </Notice>
  );
}
