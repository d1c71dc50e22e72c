import { describe, expect, test } from "vitest";
import { ContactSchema, MessageInputSchema, QuestionSchema } from "./contact.schema.ts";
import { isSpam, MIN_FILL_MS, senderName } from "./message.ts";
import { listIssues } from "../validation-issues.ts";

const contact = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  phone: "+44 20 7946 0100",
  message: "Hello",
};
const question = { name: "Ada", email: "ada@example.org", message: "Hello" };

const messages = (
  schema: typeof ContactSchema | typeof QuestionSchema | typeof MessageInputSchema,
  input: unknown,
) => {
  const result = schema.safeParse(input);
  return result.success
    ? []
    : listIssues(result.error).map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("the contact form", () => {
  test("says what is missing, in the order of the fields", () => {
    expect(messages(ContactSchema, {})).toEqual([
      "firstName: First name is required",
      "lastName: Last name is required",
      "email: Invalid email address",
      "phone: Phone number is required",
      "message: Message is required",
    ]);
  });

  test.each([
    ["firstName", 100],
    ["lastName", 100],
    ["phone", 20],
    ["message", 1000],
  ])("takes %s of %i characters, and no more", (field, max) => {
    expect(messages(ContactSchema, { ...contact, [field]: "x".repeat(max) })).toEqual([]);
    expect(messages(ContactSchema, { ...contact, [field]: "x".repeat(max + 1) })).toEqual([
      `${field}: This text is too long`,
    ]);
  });

  test("takes an address of 255 characters, and no more", () => {
    const address = (length: number) => `ada@${"sub.".repeat(60)}${"e".repeat(length - 248)}.org`;
    expect(address(255)).toHaveLength(255);
    expect(messages(ContactSchema, { ...contact, email: address(255) })).toEqual([]);
    expect(messages(ContactSchema, { ...contact, email: address(256) })).toEqual([
      "email: Invalid email address",
    ]);
  });

  test("asks in 'Got questions' for a name, an address and a message only", () => {
    expect(messages(QuestionSchema, {})).toEqual([
      "name: Name is required",
      "email: Invalid email address",
      "message: Message is required",
    ]);
  });

  test("trims, and takes spaces for nothing", () => {
    expect(ContactSchema.parse({ ...contact, firstName: "  Ada " }).firstName).toBe("Ada");
    expect(messages(ContactSchema, { ...contact, phone: "   " })).toEqual([
      "phone: Phone number is required",
    ]);
  });
});

describe("a message to the API", () => {
  test("with a name is a question, any other is held to the contact form", () => {
    expect(MessageInputSchema.parse(question)).toMatchObject({ kind: "question", name: "Ada" });
    expect(MessageInputSchema.parse(contact)).toMatchObject({ kind: "contact", firstName: "Ada" });
    expect(messages(MessageInputSchema, {})[0]).toBe("firstName: First name is required");
    expect(messages(MessageInputSchema, { name: "", email: "x" })).toEqual([
      "name: Name is required",
      "email: Invalid email address",
      "message: Message is required",
    ]);
  });

  test("cannot choose its kind", () => {
    expect(MessageInputSchema.parse({ ...contact, kind: "cancellation" }).kind).toBe("contact");
  });

  test.each([null, 1, "text", [contact]])("that is %j is refused", (body) => {
    expect(messages(MessageInputSchema, body)).toHaveLength(1);
  });

  test("knows its sender by name", () => {
    expect(senderName(MessageInputSchema.parse(contact))).toBe("Ada Lovelace");
    expect(senderName(MessageInputSchema.parse(question))).toBe("Ada");
  });
});

describe("the spam trap", () => {
  test("catches the hidden field and haste", () => {
    expect(isSpam({ website: "https://spam.example" })).toBe(true);
    expect(isSpam({ elapsedMs: MIN_FILL_MS - 1 })).toBe(true);
  });
  test("lets people through", () => {
    expect(isSpam({})).toBe(false);
    expect(isSpam({ website: "", elapsedMs: MIN_FILL_MS })).toBe(false);
    expect(isSpam({ website: "  ", elapsedMs: 60_000 })).toBe(false);
  });
});
