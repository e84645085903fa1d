import { formatMoment } from '#domain/dates.ts';
import type { TimeLeft } from '#domain/quote/countdown.ts';
import { offerCardTexts as words } from '#messages/offers.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { showSeconds } from '../verification/resend-wait.ts';
import { useTimeLeft } from './server-clock.ts';

export function leftText(left: TimeLeft): string {
  switch (left.kind) {
    case 'over':
      return words.left.over;
    case 'days':
      return words.left.days(left.days, left.hours);
    case 'hours':
      return words.left.hours(left.hours, left.minutes);
    case 'minutes':
      return words.left.minutes(showSeconds(left.minutes * 60 + left.seconds));
  }
}

/** Until when an offer holds, by the calendar and by a countdown against the server's clock. */
export function Validity({ until }: { readonly until: number }) {
  const left = useTimeLeft(until);
  const soon = left.kind === 'over' || left.kind === 'minutes';
  return (
    <p className="flex gap-1.5 text-ink-soft text-small">
      <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
      <span className="tabular-nums">
        {words.validUntil(formatMoment(new Date(until)))}{' '}
        <span role="timer" className={classNames('whitespace-nowrap', soon && 'font-semibold text-error')}>
          ({leftText(left)})
        </span>
      </span>
    </p>
  );
}

function validText(left: TimeLeft): string {
  switch (left.kind) {
    case 'over':
      return words.left.over;
    case 'days':
      return words.validFor.days(left.days);
    case 'hours':
      return words.validFor.hours(left.hours, left.minutes);
    case 'minutes':
      return words.validFor.minutes(showSeconds(left.minutes * 60 + left.seconds));
  }
}

/** How long an offer still holds, as people say it; the moment itself on demand. */
export function ValidFor({ until }: { readonly until: number }) {
  const left = useTimeLeft(until);
  const soon = left.kind === 'over' || left.kind === 'minutes';
  return (
    <p title={words.validUntil(formatMoment(new Date(until)))} className={classNames('offer-valid', soon && 'soon')}>
      {validText(left)}
    </p>
  );
}
