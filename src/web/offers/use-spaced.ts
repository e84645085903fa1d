import { useEffect, useState } from 'react';

/** The latest text, changing no more often than it can be read out. The last one always comes; what stands there from the start is not heard. */
export function useSpaced(text: string, ms: number): string {
  const [said, setSaid] = useState('');
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (said === text) return;
    const timer = setTimeout(
      () => {
        setSaid(text);
        setSince(performance.now());
      },
      Math.max(0, since + ms - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text, said, since, ms]);
  return said;
}
