/** A form-encoded body or query as Stripe nests it: `line_items[0][quantity]=1`. */
export interface Form {
  [key: string]: string | Form;
}

/** What Stripe answers to a request that it does not fulfil. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; message: string; param?: string };

  constructor(status: number, error: StripeRefusal["error"]) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** A request that breaks a rule; the text is in Stripe's manner and quotes what was sent. */
export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeRefusal(400, { type: "invalid_request_error", message, ...more });

export const missing = (what: string, id: string) =>
  new StripeRefusal(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: "id",
  });

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== "");
    const last = keys.pop()!;
    let at = form;
    for (const key of keys) at = (at[key] ??= {}) as Form;
    at[last] = value;
  }
  return form;
}

/** The text at a path such as "line_items.0.price_data.currency", or undefined. */
export function textAt(form: Form, path: string): string | undefined {
  const value = path
    .split(".")
    .reduce<string | Form | undefined>(
      (at, key) => (typeof at === "object" ? at[key] : undefined),
      form,
    );
  return typeof value === "string" ? value : undefined;
}

/**
 * The text at a path that must be there.
 * @throws StripeRefusal `parameter_missing`
 */
export function requiredAt(form: Form, path: string): string {
  const text = textAt(form, path);
  if (text === undefined)
    throw invalid(`Missing required param: ${path}.`, { code: "parameter_missing", param: path });
  return text;
}

/**
 * The whole number at a path.
 * @throws StripeRefusal `parameter_invalid_integer`
 */
export function integerAt(form: Form, path: string): number {
  const text = requiredAt(form, path);
  if (!/^-?\d+$/.test(text))
    throw invalid(`Invalid integer: ${text}`, { code: "parameter_invalid_integer", param: path });
  return Number(text);
}

/** The texts of a list or of a map, such as `expand` or `metadata`. */
export function textsAt(form: Form, path: string): Record<string, string> {
  const value = path
    .split(".")
    .reduce<string | Form | undefined>(
      (at, key) => (typeof at === "object" ? at[key] : undefined),
      form,
    );
  return typeof value === "object" ? (value as Record<string, string>) : {};
}

/**
 * Refuses what the API version does not know, so that a request of ours that drifts from the package's types fails.
 * @param known names, `*` standing for the index of a list or a key of metadata
 */
export function refuseUnknown(
  form: Form,
  known: readonly string[],
  at: readonly string[] = [],
): void {
  for (const [key, value] of Object.entries(form)) {
    const path = [...at, key];
    if (typeof value === "object") refuseUnknown(value, known, path);
    else if (!known.some((name) => matches(name.split("."), path))) {
      const code =
        path[0] === "payment_method_types"
          ? "payment_method_types_no_longer_supported"
          : "parameter_unknown";
      throw invalid(`Received unknown parameter: ${path.join(".")}`, { code, param: path[0]! });
    }
  }
}

const matches = (name: string[], path: string[]) =>
  name.length === path.length && name.every((part, index) => part === "*" || part === path[index]);

/** One page of a list, newest first, as `limit` and `starting_after` ask for it. */
export function pageOf<Item extends { id: string }>(items: Item[], form: Form, url: string) {
  const limit = Number(textAt(form, "limit") ?? 10);
  const after = textAt(form, "starting_after");
  const from = after === undefined ? 0 : items.findIndex(({ id }) => id === after) + 1;
  return {
    object: "list" as const,
    data: items.slice(from, from + limit),
    has_more: items.length > from + limit,
    url,
  };
}

type Expandable = Record<string, unknown>;

/** A copy of an object with these paths expanded; `find` gives what stands at a key of an object. */
export function expanded(
  object: object,
  paths: readonly string[],
  find: (at: Expandable, key: string) => object | null | undefined,
): object {
  const copy = structuredClone(object);
  for (const path of paths) expandPath([copy as Expandable], path.split("."), path, find);
  return copy;
}

function expandPath(
  objects: Expandable[],
  [key = "", ...rest]: string[],
  path: string,
  find: (at: Expandable, key: string) => object | null | undefined,
) {
  for (const at of objects) {
    if (key === "data" && Array.isArray(at.data)) {
      expandPath(at.data as Expandable[], rest, path, find);
      continue;
    }
    const found =
      typeof at[key] === "object" && at[key] !== null ? (at[key] as object) : find(at, key);
    if (found === undefined)
      throw invalid(`This property cannot be expanded (${path}).`, { param: "expand" });
    at[key] = found && structuredClone(found);
    if (at[key] && rest.length > 0) expandPath([at[key] as Expandable], rest, path, find);
  }
}
