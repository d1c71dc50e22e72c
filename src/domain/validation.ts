import { PREVIEW_ONLY } from "./language-path.ts";

/**
 * The rules' messages in English, as the API sends them (docs/product/pages.md).
 * src/content/validation.ts has their French, typed by this list.
 */
export const VALIDATION_MESSAGES = {
  firstNameRequired: "First name is required",
  lastNameRequired: "Last name is required",
  nameRequired: "Name is required",
  emailInvalid: "Invalid email address",
  passwordRequired: "Enter your password",
  phoneRequired: "Phone number is required",
  messageRequired: "Message is required",
  tooLong: "This text is too long",
  notText: "Enter plain text",
  controlCharacters: "This text has a character that cannot be used",
  notWhole: "Enter a whole number",
  notMoney: "Enter an amount such as 22 or 22.50",
  adultsMinimum: "At least 1 adult is required",
  countMinimum: "The number cannot be below 0",
  travellersMinimum: "At least 1 traveller is required",
  countTooLarge: "This number is too large",
  languageUnknown: "Choose en or fr",
  currencyUnknown: "Choose USD, EUR or GBP",
  dateInvalid: "Enter a date as YYYY-MM-DD",
  scannedAtRange: "A pass that was shown without network is handed in within 48 hours",
  codeRequired: "Enter the code",
  airportUnknown: "Choose an airport of the list",
  codeInvalid: "Enter the 6 digits of the code",
  referenceRequired: "Say which order or membership",
  webAddress: "Leave web addresses out",
  orderNumberInvalid: "Enter an order number such as FT-1795176000000-ABC123",
  limitRange: "Enter a whole number from 1 to 100",
  statusUnknown: "Choose Not Paid, paid, completed, cancelled or refunded",
  messageStatusUnknown: "Choose new, archived or spam",
  inboxStatusUnknown: "Choose new, answered, archived or spam",
  messageKindUnknown: "Choose contact, question, mail, cancellation, withdrawal or termination",
  demoActionUnknown: "Choose pay, pay-slowly or decline",
  mailStatusUnknown: "Choose waiting, failed, sent or discarded",
  reasonRequired: "Say why",
  changeMissing: "Say what to change: a status, a field or the pass",
  differenceUnknown: "Choose ask or waive",
  balanceUnknown: "Choose due",
  noteRequired: "Write the note",
  mailKindUnknown: "Choose one of the order's e-mails",
  assigneeUnknown: "Choose me",
  nothingToChange: "Say what to change",
  replyRequired: "Write an answer",
  replyOpenPlaceholder: "Write what stands between braces, or take it out",
  templatePlaceholder: "Something between braces is no placeholder",
  templateTextRequired: "Write the text",
  flagUnknown: "Choose true or false",
  sortUnknown: "Choose newest or oldest",
  actionUnknown: "Choose an action that the audit trail keeps",
  holdRange: "Choose a time within the next 30 days",
  problemUnknown: "Choose order_closed, wrong_amount, refund_failed, refund_slow or disputed",
  datePast: "This day is over at the airport",
  dateLate: "It is too late to book for this day",
  dateOrder: "The first day must come before the last one",
  pickInvalid: "Name at most 50 ids, between commas",
  pickCount: "Pick 1 to 50 orders",
  viewNameRequired: "Give the view a name",
  viewListUnknown: "Choose orders",
  viewEmpty: "Set a filter first",
  formatUnknown: "Choose standard or french",
  companyNameRequired: "Please enter at least a company name",
  fieldUnknown: "Name fields that the content has",
  previewOnly: PREVIEW_ONLY,
  cursorInvalid: "Take the cursor from next_cursor of the page before",
} as const;
export type ValidationMessage = (typeof VALIDATION_MESSAGES)[keyof typeof VALIDATION_MESSAGES];

export interface ValidationIssue {
  path: (string | number)[];
  message: string;
}

/** Returns a failed parse's issues in the schema's order. */
export function listIssues(error: {
  issues: readonly { path: PropertyKey[]; message: string }[];
}): ValidationIssue[] {
  return error.issues.map(({ path, message }) => ({
    path: path.map((key) => (typeof key === "symbol" ? key.toString() : key)),
    message,
  }));
}
