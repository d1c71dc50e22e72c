import * as z from "zod/mini";
import { api } from "#worker/app.ts";
import { routeDocs } from "#worker/api/route-docs.ts";

/** The rules of one text or list, and where one of them is. */
export interface Field {
  name: string;
  schema: z.ZodMiniType;
  checks: z.core.$ZodCheckDef[];
}

/** All of forms, files and calls, and what calls declare beside their handlers. */
const FILES = import.meta.glob<Record<string, unknown>>("/src/domain/**/*.schema.ts", {
  eager: true,
});

/** Lists the texts and lists of every schema, each set of rules once. */
export function listFields(): Field[] {
  const fields = new Map<z.core.$ZodType, Field>();
  for (const [file, exported] of Object.entries(FILES))
    for (const [name, schema] of Object.entries(exported))
      if (schema instanceof z.ZodMiniType) visit(fields, schema, `${file} ${name}`);
  for (const { method, path, handler } of api.routes)
    for (const schema of [routeDocs.get(handler)?.query, routeDocs.get(handler)?.json])
      if (schema) visit(fields, schema, `${method} ${path}`);
  return [...fields.values()];
}

const seen = new Set<object>();

function visit(fields: Map<z.core.$ZodType, Field>, schema: z.core.$ZodType, name: string): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const { def } = schema._zod;
  if (def.type === "string" || def.type === "array") {
    // Zod keeps a format, such as an e-mail address, as a separate first check.
    const own = "check" in def ? [def as unknown as z.core.$ZodCheckDef] : [];
    const others = (def.checks ?? []).map((check) => check._zod.def);
    fields.set(schema, { name, schema: schema as z.ZodMiniType, checks: [...own, ...others] });
  }
  for (const [key, part] of partsOf(def)) visit(fields, part, key ? `${name}.${key}` : name);
}

/** The schemas within a schema, whatever its kind. */
function partsOf(def: object): [key: string, part: z.core.$ZodType][] {
  return Object.entries(def).flatMap(([key, value]: [string, unknown]) => {
    if (value instanceof z.core.$ZodType) return [["", value] as [string, z.core.$ZodType]];
    if (key === "checks" || typeof value !== "object" || value === null) return [];
    return Object.entries(value).filter(
      (entry): entry is [string, z.core.$ZodType] => entry[1] instanceof z.core.$ZodType,
    );
  });
}
