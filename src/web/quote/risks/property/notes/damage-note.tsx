import { damages } from '#catalog/risks/property/facts.ts';
import { propertyRefusal } from '#catalog/risks/property/refusal.ts';
import { damageNotes as words } from '#messages/property-notes.ts';
import { Note } from '../../../../ui/note.tsx';

/** Why nobody insures a building with heavy damage, said as soon as it is answered. */
export function HeavyDamageNote() {
  return (
    <div role="alert">
      <Note look="warning" title={words.heavyTitle}>
        {propertyRefusal({ DamageState: damages.heavy })}
      </Note>
    </div>
  );
}
