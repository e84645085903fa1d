import type { Ref } from 'react';
import type { VehicleSearch } from '#contracts/calls/vehicle-fields.ts';
import { searchOutcomeTexts } from '#messages/vehicle-step.ts';
import { Note } from '../../../ui/note.tsx';

type SearchOutcomeProps = {
  readonly search: VehicleSearch;
  /** Said in place of the usual sentence, where the line or the plate has something of its own to say. */
  readonly instead: string | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
};

const looks = { found: 'success', notAsked: 'info' } as const;

/** How the search ended, and how to go on. The focus comes here. */
export function SearchOutcome({ search, instead, headingRef }: SearchOutcomeProps) {
  const { title, text } = searchOutcomeTexts[search];
  const look = search === 'found' || search === 'notAsked' ? looks[search] : 'warning';
  return (
    <Note look={look}>
      <h3 ref={headingRef} tabIndex={-1} className="text-base outline-none">
        {title}
      </h3>
      <p>{instead ?? text}</p>
    </Note>
  );
}
