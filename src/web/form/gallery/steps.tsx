import { useState } from 'react';
import { galleryMessages as words } from '#messages/gallery.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../form.tsx';
import type { SentForm } from '../use-engine.ts';
import { stepsForm } from './forms.ts';

/** A form of two steps, there and back. */
export function Steps({ onDone }: { readonly onDone: (sent: SentForm) => void }) {
  const [step, setStep] = useState<'first' | 'second'>('first');
  const isFirst = step === 'first';
  return (
    <Form
      definition={stepsForm}
      step={step}
      submitLabel={isFirst ? words.next : words.finish}
      onSubmit={(sent) => (isFirst ? setStep('second') : onDone(sent))}
    >
      {!isFirst && (
        <Button variant="link" className="mt-3" onClick={() => setStep('first')}>
          {words.back}
        </Button>
      )}
    </Form>
  );
}
