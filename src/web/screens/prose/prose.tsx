import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { isPlainClick } from '../../ui/plain-click.ts';

/** A text of the content service. Its links into the site navigate without loading the page anew. */
export function Prose({ html, className }: { readonly html: string; readonly className?: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!path?.startsWith('/') || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(path);
  });
  useEffect(() => {
    const text = ref.current;
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, []);
  return (
    <div
      ref={ref}
      className={classNames('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, rendered by the content service.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
