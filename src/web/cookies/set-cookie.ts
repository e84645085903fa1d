export type CookieLine = {
  readonly name: string;
  readonly value: string;
  readonly maxAge: number;
  readonly secure: boolean;
};

export function cookieLine({ name, value, maxAge, secure }: CookieLine): string {
  return `${name}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Sets a cookie that scripts may read. For the browser only. */
export function setCookie(name: string, value: string, maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve.
  document.cookie = cookieLine({ name, value, maxAge, secure: location.protocol === 'https:' });
}
