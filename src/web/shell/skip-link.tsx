import { shellMessages } from '#messages/shell.ts';

export const contentId = 'icerik';

export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-60 -translate-y-20 rounded-field bg-paper px-5 py-3 font-semibold text-brand-strong focus:translate-y-0 focus:shadow-float"
    >
      {shellMessages.skipToContent}
    </a>
  );
}
