/**
 * What a customer who was made anonymous keeps; set `notes` beside it to say why. The empty e-mail marks the row as anonymous,
 * since a real customer always has one.
 */
export const ANONYMOUS = { userId: null, companyName: "Deleted", firstName: "Deleted", lastName: "Deleted", email: "" } as const;
