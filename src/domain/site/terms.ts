/** What the terms promise (docs/product/pages.md). Each figure exists once, here. */
export const TERMS = {
  changeOfMindDays: 14,
  refundDays: 14,
  bankDays: { from: 3, to: 7 },
  lateServiceDays: 1,
  nonPaymentReminderDays: 7,
} as const;
