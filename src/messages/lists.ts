/** What the calls of lists say beside the sentences of the outcome table. */
export const listReplies = {
  unknown: 'Bu kodla bir liste bulunamadı. Lütfen liste adını ya da numarasını kontrol edin.',
} as const;
