import { supportListTexts as words } from '#messages/support-pages.ts';
import { Illustration } from '../../illustrations/illustration.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { freshRequestAddress } from '../account-address.ts';

/** Says that nothing was asked yet, and how to ask. */
export function NoRequests() {
  return (
    <Card tone="mist" className="mt-6 grid items-center gap-6 @xl:grid-cols-[12rem_minmax(0,1fr)]">
      <Illustration name="empty" className="mx-auto w-40 @xl:w-full" />
      <div>
        <h3 className="text-h4">{words.empty.title}</h3>
        <p className="mt-2 max-w-text">{words.empty.text}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={freshRequestAddress()}>{words.fresh}</ButtonLink>
          <ButtonLink variant="quiet" to="/sss">
            {words.empty.questions}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
