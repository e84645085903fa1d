import { findOffersTexts as words } from '#messages/find-offers.ts';
import type { FormDefinition } from '../fields/field.ts';
import { phone } from '../flows/fields.ts';

/** The phone that quotations were asked with. It is kept nowhere: others may use the same computer. */
export const findOffersForm: FormDefinition = {
  id: 'find-offers',
  steps: [
    {
      key: 'find-offers',
      title: words.title,
      fields: [{ ...phone, help: words.phoneHelp, wide: true, private: true }],
    },
  ],
};
