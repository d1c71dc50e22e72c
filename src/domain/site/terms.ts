/** The figures of the terms are only here (docs/product/pages.md). */
export const TERMS = {
  changeOfMindDays: 14,
  refundDays: 14,
  bankDays: { from: 3, to: 7 },
  lateServiceDays: 1,
  nonPaymentReminderDays: 7,
} as const;
