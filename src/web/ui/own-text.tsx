import { classNames } from './class-names.ts';

/** Links of the text leave the form where it is. */
const inNewTab = (html: string) => html.replaceAll('<a href=', '<a target="_blank" rel="noopener noreferrer" href=');

/** A text of ours that is read beside a form. */
export function OwnText({ html, className }: { readonly html: string; readonly className?: string }) {
  return (
    <div
      className={classNames('prose', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, rendered by the content service.
      dangerouslySetInnerHTML={{ __html: inNewTab(html) }}
    />
  );
}
