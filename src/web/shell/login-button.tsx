import { shellMessages } from '#messages/shell.ts';
import { openModal } from '../modal/modal-store.ts';
import { preloadModal } from '../modals/modal-parts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export type LoginButtonProps = {
  readonly className?: string;
  readonly textClassName?: string;
  /** Called before the login window opens, by what must close first. */
  readonly onLeave?: () => void;
};

const preload = () => preloadModal('login');

export function LoginButton({ className, textClassName, onLeave }: LoginButtonProps) {
  return (
    <Button
      className={className}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => {
        onLeave?.();
        openModal('login');
      }}
    >
      <Icon name="user" className="login-sign" />
      <span className={textClassName}>{shellMessages.login}</span>
    </Button>
  );
}
