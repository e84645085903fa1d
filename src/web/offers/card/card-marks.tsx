import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Mark } from './marks.ts';

const icons = { good: 'checkCircle', warning: 'warning', plain: 'info' } as const satisfies Record<
  Mark['look'],
  IconName
>;

/** What the details say whole, in a few words each. */
export function CardMarks({ marks }: { readonly marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul className="offer-marks">
      {marks.map(({ look, text }) => (
        <li key={text} className={look}>
          <Icon name={icons[look]} />
          {text}
        </li>
      ))}
    </ul>
  );
}
