import { dataPageTexts as words } from '#messages/data-page.ts';
import type { FormDefinition } from '../fields/field.ts';
import { currentPassword } from './current-password.ts';

const passwordForm = (id: string, title: string): FormDefinition => ({
  id,
  steps: [{ key: id, title, fields: [currentPassword(words.password)] }],
});

/** Both stand on one page, each with its own. */
export const downloadDataForm = passwordForm('download-data', words.download.title);
export const deleteAccountForm = passwordForm('delete-account', words.remove.title);
