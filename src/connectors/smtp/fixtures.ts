/** What the mail library throws, by what the server did. */
export const refusedMailbox = { code: 'EENVELOPE', responseCode: 550 };
export const passingFault = { code: 'EENVELOPE', responseCode: 451 };
export const badLogin = { code: 'EAUTH', responseCode: 535 };
export const noServer = { code: 'ESOCKET' };
