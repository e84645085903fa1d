import { sandboxMessages } from '#messages/shell.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';

/** Says that this is a trial, and where its SMS and mails can be read. */
export function SandboxNote({ sandboxUrl }: { readonly sandboxUrl: string }) {
  return (
    <div className="sandbox-note">
      <p>
        <strong>{sandboxMessages.title}.</strong> {sandboxMessages.text}
      </p>
      <p>
        <NewTabLink href={`${sandboxUrl}/sms`}>{sandboxMessages.sms}</NewTabLink>
        <NewTabLink href={`${sandboxUrl}/mail`}>{sandboxMessages.mail}</NewTabLink>
      </p>
    </div>
  );
}
