import { useEffect, useRef, useState } from 'react';
import { addressPickerTexts as words } from '#messages/address-picker.ts';
import { FormRefusal } from '../../../../form/form-refusal.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { Refusal } from '../../../../ui/refusal.ts';
import { AddressLevel } from './address-level.tsx';
import { keepLevels, readLevels } from './kept-levels.ts';
import { levelsInSight, nextLevel, withLevel } from './picked-levels.ts';

type AddressPickerProps = {
  /** The number of whose address it is: what another chose in this tab is not shown. */
  readonly customer: string;
  /** The code of the flat that was chosen. */
  readonly onPicked: (uavt: string) => Promise<Refusal | undefined>;
  readonly onOtherWays: () => void;
};

/** The address from the province down to the flat. Each choice opens the next list and takes the focus there. */
export function AddressPicker({ customer, onPicked, onOtherWays }: AddressPickerProps) {
  const [picked, setPicked] = useState(() => readLevels(customer));
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const submit = useRef<HTMLButtonElement>(null);
  const next = nextLevel(picked);
  const uavt = picked.UAVTNumber;
  useEffect(() => keepLevels(customer, picked), [customer, picked]);
  useEffect(() => {
    if (uavt !== undefined) submit.current?.focus();
  }, [uavt]);

  async function send(code: string): Promise<void> {
    setSending(true);
    setRefusal(undefined);
    try {
      setRefusal(await onPicked(code));
    } finally {
      setSending(false);
    }
  }
  return (
    <section aria-label={words.title} className="@container">
      <h3 className="text-h4">{words.title}</h3>
      <p className="mt-1 mb-5 text-ink-soft">{words.help}</p>
      <div className="grid gap-5 @md:grid-cols-2">
        {levelsInSight(picked).map((level) => (
          <AddressLevel
            key={level.name}
            level={level}
            values={picked}
            isNext={level.name === next}
            onPick={(id) => setPicked((before) => withLevel(before, level.name, id))}
          />
        ))}
      </div>
      <FormRefusal text={refusal?.text} />
      {uavt !== undefined && (
        <Button ref={submit} className="mt-5 w-full sm:w-auto" loading={sending} onClick={() => void send(uavt)}>
          {words.submit}
        </Button>
      )}
      <Button variant="link" className="mt-4" onClick={onOtherWays}>
        <Icon name="chevronLeft" className="size-5" />
        {words.otherWays}
      </Button>
    </section>
  );
}
