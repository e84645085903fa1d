import { damages } from '#catalog/risks/property/facts.ts';
import { propertyRefusal } from '#catalog/risks/property/refusal.ts';
import { damageNotes as words } from '#messages/property-notes.ts';
import { Note } from '../../../../ui/note.tsx';

/** Said as soon as it is answered, before anybody is asked. */
export function DamageNote({ state }: { readonly state: unknown }) {
  const refusal = state === damages.heavy ? propertyRefusal({ DamageState: damages.heavy }) : undefined;
  return (
    <div role="status">
      {refusal && (
        <Note look="warning" title={words.heavyTitle}>
          {refusal}
        </Note>
      )}
    </div>
  );
}
