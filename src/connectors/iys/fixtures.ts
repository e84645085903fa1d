/** Replies in the form that the register documents. */
export const kept = {
  status: 200,
  body: { transactionId: '5f0a2c64-19b0-4c9d-9b57-1f6f0f6f2a10', creationDate: '2026-11-16 12:00:01' },
};
export const tooOld = {
  status: 422,
  body: { errors: [{ code: 'H174', location: ['consentDate'], message: 'İzin tarihi 3 iş gününden eski.' }] },
};
export const granted = {
  status: 200,
  body: {
    type: 'MESAJ',
    source: 'HS_WEB',
    recipient: '+905321000000',
    recipientType: 'BIREYSEL',
    status: 'ONAY',
    consentDate: '2026-11-16 12:00:00',
    creationDate: '2026-11-16 12:00:01',
  },
};
export const withdrawn = { ...granted, body: { ...granted.body, status: 'RET', source: 'IYS_WEB' } };
export const unheardOf = { status: 404, body: { errors: [{ code: 'H404', message: 'İzin bulunamadı.' }] } };
export const tooOften = { status: 429, body: { errors: [{ code: 'H429', message: 'Çok fazla istek.' }] } };
