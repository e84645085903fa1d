import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Opened } from './load-opened.ts';

/** What the page was drawn with, until somebody leaves that step: it may be another when they come back. */
export function useOpened(loaded: Opened | undefined): Opened | undefined {
  const { key } = useLocation();
  const [first] = useState({ key, loaded });
  const [isLeft, setLeft] = useState(false);
  const leaves = key !== first.key;
  if (leaves && !isLeft) setLeft(true);
  return leaves || isLeft ? undefined : first.loaded;
}
