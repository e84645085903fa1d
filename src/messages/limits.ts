/** A wait as people say it, never shorter than it is. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} saniye`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} dakika` : `${Math.ceil(seconds / 3_600)} saat`;
}

const again = (seconds: number) => `${waitWords(seconds)} sonra tekrar deneyin.`;

/** What a refused call says where it is known when it would find room. */
export const limitReplies = {
  tooManyRequests: (seconds: number) => `Kısa sürede çok fazla istek geldi. ${again(seconds)}`,
  botControl: (seconds: number) => `İşleminiz güvenlik denetimine takıldı. ${again(seconds)}`,
  queue: (seconds: number) => `Şu anda yoğunluk var. ${again(seconds)}`,
} as const;
