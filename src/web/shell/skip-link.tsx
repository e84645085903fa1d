import { shellMessages } from '#messages/shell.ts';

export const contentId = 'icerik';

export function SkipLink() {
  return (
    <a href={`#${contentId}`} className="skip-link">
      {shellMessages.skipToContent}
    </a>
  );
}
