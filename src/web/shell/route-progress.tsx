import { useNavigation } from 'react-router';
import { shellMessages } from '#messages/shell.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useLasting } from '../ui/use-lasting.ts';

export const indicatorDelayMs = 100;

/** Shows and announces that another page is being fetched, unless it comes at once. */
export function RouteProgress() {
  const { state } = useNavigation();
  const shown = useLasting(state !== 'idle', indicatorDelayMs);
  return (
    <>
      {shown && <ProgressBar />}
      <div role="status" className="sr-only">
        {shown && shellMessages.routeLoading}
      </div>
    </>
  );
}
