import { Icon, type IconName } from '../../ui/icon.tsx';

type SlideButtonProps = {
  /** What it is called before the application runs. */
  readonly small: string;
  readonly label: string;
  readonly icon: IconName;
  readonly disabled: boolean;
  readonly onPress: () => void;
};

export function SlideButton({ small, label, icon, disabled, onPress }: SlideButtonProps) {
  return (
    <button
      type="button"
      data-small={small}
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="slide-button"
    >
      <Icon name={icon} />
    </button>
  );
}
