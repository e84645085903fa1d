import type { OrderStatus } from '#contracts/calls/payment.ts';
import { joinTexts as words } from '#messages/result.ts';
import { openModal } from '../modal/modal-store.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useElementId } from '../ui/parts/element-ids.tsx';
import { useUser } from '../user/user-context.tsx';
import { joinValues, type TypedPerson } from './join-values.ts';

type JoinCardProps = {
  readonly status: Pick<OrderStatus, 'Customer' | 'Email'>;
  readonly typed: TypedPerson;
};

/** An account for a buyer who has none, begun with what the order knows. */
export function JoinCard({ status, typed }: JoinCardProps) {
  const { state } = useUser();
  const id = useElementId();
  if (state.user) return null;
  return (
    <Card tone="mist" role="group" aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {words.title}
      </h3>
      <p className="mt-1 max-w-text">{words.text}</p>
      <div className="mt-4 grid gap-3 @xl:flex @xl:flex-wrap">
        <Button
          variant="brand"
          onClick={() => openModal('register', { values: joinValues(status, typed), staysHere: true })}
        >
          {words.join}
        </Button>
        <Button variant="quiet" onClick={() => openModal('login')}>
          {words.logIn}
        </Button>
      </div>
    </Card>
  );
}
