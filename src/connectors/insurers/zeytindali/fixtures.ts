export const accepted = { status: 'ACCEPTED', job_id: 'q-9' };
export const ready = { status: 'READY', result: { status: 'DECLINED', reason: 'Sağlık beyanı incelemede' } };
