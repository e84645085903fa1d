import { useState } from 'react';
import { galleryMessages as words } from '#messages/gallery.ts';
import { Card } from '../../ui/card.tsx';
import { PageWidth, Section } from '../../ui/section.tsx';
import { FieldView } from '../field-view.tsx';
import { FieldViewContext } from '../field-view-context.ts';
import { Form } from '../form.tsx';
import type { SentForm } from '../use-engine.ts';
import { liveForm, masksForm } from './forms.ts';
import { StateTable } from './state-table.tsx';

/** Long enough to see how a form looks while it is being sent. */
const sendingMs = 400;

/** Every kind of field to look at and to try. */
export function Gallery() {
  const [model, setModel] = useState<SentForm['model']>();
  const sendSlowly = async (sent: SentForm) => {
    await new Promise((resolve) => setTimeout(resolve, sendingMs));
    setModel(sent.model);
  };
  return (
    <>
      <PageWidth className="pt-8">
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-3 max-w-text text-ink-soft text-lead">{words.lead}</p>
      </PageWidth>
      <Section title={words.masks} lead={words.masksLead} id="maskeler">
        <Card>
          <Form definition={masksForm} submitLabel={words.sendMasks} onSubmit={(sent) => setModel(sent.model)} />
        </Card>
      </Section>
      <Section title={words.model} tone="mist" id="model">
        <pre
          data-testid="model"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-field border border-line bg-paper p-4 text-small"
        >
          {model ? JSON.stringify(model, null, 2) : words.noModel}
        </pre>
      </Section>
      <Section title={words.live} lead={words.liveLead} id="canli">
        <Card>
          <Form definition={liveForm} submitLabel={words.send} onSubmit={sendSlowly} />
        </Card>
      </Section>
      <Section title={words.states} tone="mist" id="durumlar">
        <FieldViewContext value={FieldView}>
          <StateTable />
        </FieldViewContext>
      </Section>
    </>
  );
}
