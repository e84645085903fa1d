import { sandboxMessages } from '#messages/shell.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';

const link =
  'inline-flex min-h-11 items-center gap-1.5 font-medium underline underline-offset-4 desktop:min-h-6 hover:text-brand-strong';

/** Says that this is a trial, and where its SMS and mails can be read. */
export function SandboxNote({ sandboxUrl }: { readonly sandboxUrl: string }) {
  return (
    <div className="mb-10 rounded-card bg-warning-soft p-4 text-ink text-small [&_:focus-visible]:outline-brand desktop:flex desktop:items-center desktop:justify-between desktop:gap-8 desktop:px-6">
      <p>
        <strong className="font-semibold">{sandboxMessages.title}.</strong> {sandboxMessages.text}
      </p>
      <p className="mt-1 flex shrink-0 flex-wrap gap-x-6 desktop:mt-0">
        <NewTabLink href={`${sandboxUrl}/sms`} className={link}>
          {sandboxMessages.sms}
        </NewTabLink>
        <NewTabLink href={`${sandboxUrl}/mail`} className={link}>
          {sandboxMessages.mail}
        </NewTabLink>
      </p>
    </div>
  );
}
