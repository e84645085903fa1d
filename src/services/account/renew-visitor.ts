import { type AccountPorts, type Caller, visitorOf } from '../ports.ts';

type Ports = Pick<AccountPorts, 'visitors' | 'secrets'>;

/** keeps: the next id holds what the old one held. fresh: it begins with nothing, but the browser stays a known device. */
export type Renewal = { readonly kind: 'keeps' | 'fresh'; readonly next: string };

/** Replaces a browser's id, so that who knew the old one has nothing of it. */
export function renewVisitor(ports: Ports, { kind, next }: Renewal, caller: Caller): Promise<void> {
  const [old, fresh] = [visitorOf(ports, caller), visitorOf(ports, { ...caller, visitor: next })];
  return kind === 'keeps' ? ports.visitors.succeed(old, fresh) : ports.visitors.leave(old, fresh);
}
