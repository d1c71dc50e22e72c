import { expect, test } from "vitest";
import { importProblem } from "./layers.ts";

test.each([
  ["src/domain/bookings/booking.schema.ts", "zod/mini"],
  ["src/domain/bookings/booking.schema.ts", "../orders/fares.ts"],
  ["src/content/home.ts", "../domain/plans.ts"],
  ["src/components/ui/field.tsx", "../../lib/site-context.tsx"],
  ["src/features/booking/booking-form.tsx", "./passenger-counter.tsx"],
  ["src/features/booking/booking-form.tsx", "react"],
  ["src/routes/index.tsx", "../features/booking/booking-form.tsx"],
  ["src/routes/__root.tsx", "../styles/fonts/figtree.woff2?url"],
  ["worker/orders/bookings.endpoints.ts", "../services/bookings.ts"],
  ["worker/orders/bookings.ts", "../../db/schema.ts"],
  ["worker/mail/lookup-code.ts", "../../src/content/mail.ts"],
  ["worker/pages/serve-page.ts", "../../src/server.tsx"],
  ["worker/app.ts", "./endpoints/bookings.ts"],
  ["worker/platform/context/env.ts", "../errors/errors.ts"],
  ["scripts/db/seed.ts", "../../worker/services/bookings.ts"],
  ["src/domain/bookings/booking.test.ts", "../../tests/factories.ts"],
])("%s may import %s", (file, source) => {
  expect(importProblem(file, source, false)).toBeUndefined();
});

test.each([
  [
    "src/domain/bookings/booking.schema.ts",
    "react",
    "domain may not import react (only zod, zod/mini). Rules are pure",
  ],
  [
    "src/domain/bookings/booking.schema.ts",
    "../../lib/cookies.ts",
    "domain may not import src/lib/cookies.ts (lib). Rules are pure",
  ],
  [
    "src/content/home.ts",
    "../components/ui/button.tsx",
    "Words know the rules' types and nothing else",
  ],
  [
    "src/lib/site-context.tsx",
    "../components/ui/button.tsx",
    "src/lib serves components and features",
  ],
  [
    "src/components/ui/field.tsx",
    "../../features/booking/booking-form.tsx",
    "Components have no product knowledge",
  ],
  [
    "src/features/booking/booking-form.tsx",
    "../../routes/index.tsx",
    "A feature does not know routes or other features",
  ],
  [
    "src/features/booking/booking-form.tsx",
    "../contact/contact-form.tsx",
    "A feature does not know routes or other features",
  ],
  [
    "src/features/booking/booking-calls.ts",
    "../../../worker/services/bookings.ts",
    "A feature does not know",
  ],
  ["src/routes/index.tsx", "../../worker/platform/db/schema.ts", "data comes through src/lib's API client"],
  [
    "worker/orders/bookings.endpoints.ts",
    "../db/schema.ts",
    "An endpoint parses, calls a service and answers",
  ],
  [
    "worker/orders/bookings.ts",
    "../../endpoints/bookings.ts",
    "A service knows no HTTP",
  ],
  [
    "worker/orders/bookings.ts",
    "../../../src/components/ui/button.tsx",
    "A service knows no HTTP and no pages",
  ],
  ["worker/platform/db/schema.ts", "../services/bookings.ts", "Tables and queries only"],
  [
    "worker/platform/errors/errors.ts",
    "../services/bookings.ts",
    "Errors are named here and know nothing of who throws them",
  ],
  ["worker/platform/context/context.ts", "../services/bookings.ts", "The context serves all of worker/"],
  ["worker/platform/http/request.ts", "../app.ts", "What reads requests and writes responses knows no rule"],
  [
    "worker/orders/bookings.ts",
    "../../../tests/factories.ts",
    "not part of the product",
  ],
])("%s may not import %s", (file, source, advice) => {
  expect(importProblem(file, source, false)).toContain(advice);
});

test("only the API client takes the API's type, and only its type", () => {
  expect(importProblem("src/lib/api-client.ts", "../../worker/app.ts", true)).toBeUndefined();
  expect(importProblem("src/lib/api-client.ts", "../../worker/app.ts", false)).toContain(
    "may not import worker/app.ts",
  );
  expect(
    importProblem("src/features/booking/booking-calls.ts", "../../../worker/app.ts", true),
  ).toContain("may not import worker/app.ts");
});
