import type { Field, FormDefinition, ListInputs, RowPreset } from '#catalog/fields/field.ts';
import { familyList } from '#catalog/risks/people/answers.ts';
import { peopleStepTexts as words } from '#messages/people-step.ts';

type RelationCode = `${keyof typeof words.add}`;

const presets: Readonly<Record<RelationCode, RowPreset>> = {
  1: { label: words.add[1], answers: { Relation: '1' }, once: true },
  2: { label: words.add[2], answers: { Relation: '2' }, once: true },
  3: { label: words.add[3], answers: { Relation: '3' } },
  4: { label: words.add[4], answers: { Relation: '4' } },
  5: { label: words.add[5], answers: { Relation: '5' } },
};

const isKnown = (id: string): id is RelationCode => Object.hasOwn(presets, id);

/** A person is added as who they are; a button says it, so that no list need be opened. */
function addedByRelation(list: ListInputs): ListInputs {
  const relation = list.fields.find(({ name }) => name === 'Relation');
  const choices = relation?.kind === 'selectBox' && 'choices' in relation.source ? relation.source.choices : [];
  return { ...list, presets: choices.flatMap(({ id }) => (isKnown(id) ? [presets[id]] : [])) };
}

const isFamily = (field: Field): field is ListInputs => field.kind === 'listInputs' && field.name === familyList;

/** The same questions, with people added by what they are to the customer. */
export function withPersonPresets(definition: FormDefinition): FormDefinition {
  const steps = definition.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) => (isFamily(field) ? addedByRelation(field) : field)),
  }));
  return { ...definition, steps };
}
