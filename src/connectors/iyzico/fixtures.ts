/** Replies in the shapes of the provider's reference. */
export const partlyRefunded = {
  status: 'success',
  payments: [
    {
      paymentId: 25236545,
      paymentStatus: 0,
      price: 90,
      paidPrice: 90,
      phase: 'PRE_AUTH',
      cancels: [],
      itemTransactions: [],
    },
    {
      paymentId: 25236546,
      paymentStatus: 1,
      paymentRefundStatus: 'PARTIALLY_REFUNDED',
      price: 90,
      paidPrice: 90,
      phase: 'POST_AUTH',
      cancels: [],
      itemTransactions: [
        {
          paymentTransactionId: 27225634,
          refunds: [
            { refundTxId: 1, refundPrice: 20.1, refundStatus: 1 },
            { refundTxId: 2, refundPrice: 9.9, refundStatus: 0 },
          ],
        },
      ],
    },
  ],
};

export const insufficientFunds = {
  status: 'failure',
  errorCode: '10051',
  errorGroup: 'NOT_SUFFICIENT_FUNDS',
  errorMessage: 'Kart limiti yetersiz, yetersiz bakiye',
};

export const invalidSignature = { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' };
