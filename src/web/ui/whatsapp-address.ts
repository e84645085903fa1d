export function whatsappAddress({ number, message }: { readonly number: string; readonly message: string }): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
