/**
 * Keys that nothing has. What is not there is looked for under them to the end, so that it takes as long to say no to it
 * as to what is somebody else's.
 */
export const nobodysId = '00000000-0000-0000-0000-000000000000';
export const nobodysReference = '';
