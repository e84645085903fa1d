import { galleryMessages as words } from '#messages/gallery.ts';
import { Card } from '../../ui/card.tsx';
import { PageWidth, Section } from '../../ui/section.tsx';
import { createStore } from '../../ui/store.ts';
import { useStore } from '../../ui/use-store.ts';
import { FieldView } from '../field-view.tsx';
import { FieldViewContext } from '../field-view-context.ts';
import { Form } from '../form.tsx';
import type { SentForm } from '../use-engine.ts';
import { liveForm, masksForm } from './forms.ts';
import { StateTable } from './state-table.tsx';
import { Steps } from './steps.tsx';

/** Long enough to see how a form looks while it is being sent. */
const sendingMs = 400;

const sentModel = createStore<SentForm['model'] | undefined>(undefined);

const send = ({ model }: SentForm) => sentModel.set(model);

async function sendSlowly(sent: SentForm) {
  await new Promise((resolve) => setTimeout(resolve, sendingMs));
  send(sent);
}

function Model() {
  const model = useStore(sentModel, undefined);
  return (
    <pre
      data-testid="model"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-field border border-line bg-paper p-4 text-small"
    >
      {model ? JSON.stringify(model, null, 2) : words.noModel}
    </pre>
  );
}

/** Every kind of field to look at and to try. */
export function Gallery() {
  return (
    <>
      <PageWidth className="pt-8">
        <h1 className="text-h1">{words.title}</h1>
        <p className="mt-3 max-w-text text-ink-soft text-lead">{words.lead}</p>
      </PageWidth>
      <Section title={words.masks} lead={words.masksLead} id="maskeler">
        <Card>
          <Form definition={masksForm} submitLabel={words.sendMasks} onSubmit={send} />
        </Card>
      </Section>
      <Section title={words.model} tone="mist" id="model">
        <Model />
      </Section>
      <Section title={words.live} lead={words.liveLead} id="canli">
        <Card>
          <Form definition={liveForm} submitLabel={words.send} onSubmit={sendSlowly} />
        </Card>
      </Section>
      <Section title={words.steps} lead={words.stepsLead} id="adimlar">
        <Card>
          <Steps onDone={send} />
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
