import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * A value, followed once the screen has shown what else it changed. What React itself puts off it begins before the next
 * frame, in which somebody waits to see that a press was taken.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setFollowed(() => value))), [value]);
  return followed;
}
