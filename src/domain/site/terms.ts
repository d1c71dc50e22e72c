/** The terms' figures (docs/product/pages.md), each only here. */
export const TERMS = {
  changeOfMindDays: 14,
  refundDays: 14,
  bankDays: { from: 3, to: 7 },
  lateServiceDays: 1,
  nonPaymentReminderDays: 7,
} as const;
