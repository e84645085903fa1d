import { deviceSectionTexts as sections } from '#messages/device-questions.ts';
import type { FormDefinition } from '../../fields/field.ts';
import { deviceQuestions, renewedDeviceQuestions } from './questions.ts';

/** Everything that must be known of a phone before insurers are asked, under the names of update-info. */
export const deviceForm: FormDefinition = {
  id: 'device',
  steps: [{ key: 'device', title: sections.device, fields: deviceQuestions }],
};

/** The same of a phone whose policy is renewed. */
export const renewedDeviceForm: FormDefinition = {
  id: 'device',
  steps: [{ key: 'device', title: sections.device, fields: renewedDeviceQuestions }],
};
