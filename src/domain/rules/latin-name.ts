import { form } from './form.ts';

const letter = '[A-Za-zÇĞİÖŞÜçğıöşü]';
const latin = new RegExp(`^${letter}+(?:[ '’-]+${letter}+)*$`);

/** A name as passports spell it for everybody to read; Turkish letters are taken too. */
export const latinName = form((value) => latin.test(value.trim()), 'latinNameInvalid');
