const textBytes = (text: string) => new TextEncoder().encode(text);

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function toBase64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}

async function digest(label: string, salt: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new Uint8Array([...textBytes(label), ...salt]));
}

/** Browsers give no cryptography to plain-http hosts other than localhost. */
export function canEncrypt(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined;
}

/** AES-256-CBC with PKCS7 padding; key and IV come from the salt of a security token. */
export async function encryptSecret(salt: string, text: string): Promise<string> {
  const bytes = fromBase64(salt);
  const key = await crypto.subtle.importKey('raw', await digest('key', bytes), 'AES-CBC', false, ['encrypt']);
  const iv = (await digest('iv', bytes)).slice(0, 16);
  return toBase64(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, textBytes(text)));
}
