/** Replies as the provider documents them. */
export const accepted = { code: '00', description: 'success', jobid: '17377215342605050417149344' };
export const refusedNumber = { code: '50', description: 'checkNumber' };
export const badLogin = { code: '30', description: 'invalidAuth' };
