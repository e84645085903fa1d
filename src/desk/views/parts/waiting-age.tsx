import { waitingAge } from '#messages/desk-refunds.ts';

type WaitingAgeProps = {
  readonly age: { readonly Unit: keyof typeof waitingAge; readonly Count: number };
};

/** How long something waits. */
export function WaitingAge({ age: { Unit, Count } }: WaitingAgeProps) {
  return <span className="whitespace-nowrap">{waitingAge[Unit](Count)}</span>;
}
