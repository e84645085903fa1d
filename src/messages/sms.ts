/** One message of at most 160 plain characters: who writes, what the code is for, how long it holds. */
export const smsTexts = {
  quoteCode: (brand: string, code: string, line: string) =>
    `${brand}: ${line} teklifi için telefon doğrulama kodunuz ${code}. 5 dakika geçerlidir, kimseyle paylaşmayın.`,
  loginCode: (brand: string, code: string) =>
    `${brand}: üyelik girişi için telefon doğrulama kodunuz ${code}. 5 dakika geçerlidir, kimseyle paylaşmayın.`,
  supportCode: (brand: string, code: string) =>
    `${brand}: destek talebinizi açmak için doğrulama kodunuz ${code}. 5 dakika geçerlidir, kimseyle paylaşmayın.`,
  findOffersCode: (brand: string, code: string) =>
    `${brand}: tekliflerinizi açmak için doğrulama kodunuz ${code}. 5 dakika geçerlidir, kimseyle paylaşmayın.`,
  temporaryPassword: (brand: string, password: string) =>
    `${brand}: üyelik girişi için geçici şifreniz ${password}. 10 dakika ve bir giriş için geçerlidir, kimseyle paylaşmayın.`,
} as const;
