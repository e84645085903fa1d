const replacements: Readonly<Record<string, string>> = {
  ı: 'i',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

/** The code channel carries the plain alphabet only: 'Şifreniz' goes as 'Sifreniz'. */
export function plainText(text: string): string {
  return text
    .replace(/[ı–—‘’“”…]/g, (character) => replacements[character] ?? '')
    .normalize('NFD')
    .replace(/[^\x20-\x7e\n]/g, '');
}

/** Ten digits beginning with 5, or undefined when it is no Turkish mobile number. */
export function mobileNumber(to: string): string | undefined {
  return /^(?:90|0)?(5\d{9})$/.exec(to.replace(/\D/g, ''))?.[1];
}

export type OutgoingSms = {
  readonly header: string;
  readonly number: string;
  readonly text: string;
  readonly commercial: boolean;
};

export function codeRequest({ header, number, text }: OutgoingSms) {
  return { path: '/sms/rest/v2/otp', body: { msgheader: header, msg: plainText(text), no: number } };
}

/** iysfilter 0 marks a message of information, which needs no commercial permission; 11 one of marketing to a person. */
export function messageRequest({ header, number, text, commercial }: OutgoingSms) {
  return {
    path: '/sms/rest/v2/send',
    body: {
      msgheader: header,
      encoding: 'TR',
      iysfilter: commercial ? '11' : '0',
      messages: [{ msg: text, no: number }],
    },
  };
}
