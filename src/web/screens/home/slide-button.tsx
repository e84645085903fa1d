import { Icon, type IconName } from '../../ui/icon.tsx';

type SlideButtonProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly disabled: boolean;
  readonly onPress: () => void;
};

export function SlideButton({ label, icon, disabled, onPress }: SlideButtonProps) {
  return (
    <button type="button" aria-label={label} disabled={disabled} onClick={onPress} className="slide-button">
      <Icon name={icon} />
    </button>
  );
}
