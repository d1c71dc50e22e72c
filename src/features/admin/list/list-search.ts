/**
 * Where a list stands, as its address keeps it: `q` is searched for, `cursor` is the page, the rest are filters and the order.
 * What is absent is not asked for.
 */
export type ListSearch = Partial<Record<string, string>>;

/** What a filter may be: one of these values, or a text of this form. */
type Allowed = readonly string[] | RegExp;
type Value<Rule extends Allowed> = Rule extends readonly (infer Choice)[] ? Choice : string;
type SearchOf<Rules extends Record<string, Allowed>> = { q?: string; cursor?: string } & {
  [Name in keyof Rules]?: Value<Rules[Name]>;
};

const MAX_LENGTH = 200;

/**
 * A route's `validateSearch`: keeps what a list knows and drops the rest, so that any address shows a list.
 *
 *   validateSearch: listSearch({ status: ORDER_STATUSES, from: /^\d{4}-\d{2}-\d{2}$/ })
 */
export function listSearch<const Rules extends Record<string, Allowed>>(rules: Rules) {
  return (given: Record<string, unknown>): SearchOf<Rules> => {
    const search: Record<string, string> = {};
    for (const [name, rule] of Object.entries<Allowed>({ q: /\S/, ...rules, cursor: /\S/ })) {
      const value = given[name];
      if (typeof value !== "string" || value.length > MAX_LENGTH) continue;
      if (rule instanceof RegExp ? rule.test(value) : rule.includes(value)) search[name] = value.trim();
    }
    return search as SearchOf<Rules>;
  };
}
