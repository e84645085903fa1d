import { useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** A value, followed once the screen has shown what else it changed: somebody waits to see that a press was taken. */
export function useAfterPaint<Value>(value: Value): Value {
  const [followed, setFollowed] = useState(value);
  useEffect(() => afterPaint(() => setFollowed(() => value)), [value]);
  return followed;
}
