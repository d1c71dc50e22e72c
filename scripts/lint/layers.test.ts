import { expect, test } from "vitest";
import { importProblem } from "./layers.ts";

test.each([
  ["src/domain/orders/booking.schema.ts", "zod/mini"],
  ["src/domain/orders/booking.schema.ts", "./fares.ts"],
  ["src/content/home.ts", "#domain/plans.ts"],
  ["src/components/ui/field.tsx", "#lib/site-context.tsx"],
  ["src/features/booking/booking-form.tsx", "./passenger-counter.tsx"],
  ["src/features/booking/booking-form.tsx", "react"],
  ["src/routes/index.tsx", "#features/booking/booking-form.tsx"],
  ["src/routes/__root.tsx", "../styles/fonts/figtree.woff2?url"],
  ["worker/orders/bookings.endpoints.ts", "./bookings.ts"],
  ["worker/orders/staff-orders.endpoints.ts", "../people/people-export.ts"],
  ["worker/orders/bookings.ts", "../tables/people.ts"],
  ["worker/orders/bookings.ts", "../payments/close-payments.ts"],
  ["worker/mail/lookup-code.ts", "#content/mail.ts"],
  ["worker/pages/serve-page.ts", "../../src/server.tsx"],
  ["worker/app.ts", "./orders/bookings.endpoints.ts"],
  ["worker/platform/context/env.ts", "../errors/errors.ts"],
  ["scripts/db/seed.ts", "#worker/orders/bookings.ts"],
  ["src/domain/orders/booking.test.ts", "../../tests/factories.ts"],
])("%s may import %s", (file, source) => {
  expect(importProblem(file, source, false)).toBeUndefined();
});

test.each([
  [
    "src/domain/orders/booking.schema.ts",
    "react",
    "domain may not import react (only zod, zod/mini). Rules are pure",
  ],
  [
    "src/domain/orders/booking.schema.ts",
    "#lib/cookies.ts",
    "domain may not import src/lib/cookies.ts (lib). Rules are pure",
  ],
  [
    "src/content/home.ts",
    "#components/ui/button.tsx",
    "Words know the rules' types and nothing else",
  ],
  [
    "src/lib/site-context.tsx",
    "#components/ui/button.tsx",
    "src/lib serves components and features",
  ],
  [
    "src/components/ui/field.tsx",
    "#features/booking/booking-form.tsx",
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
    "#worker/orders/bookings.ts",
    "A feature does not know",
  ],
  ["src/routes/index.tsx", "#worker/tables/schema.ts", "data comes through src/lib's API client"],
  [
    "worker/orders/bookings.endpoints.ts",
    "../tables/orders.ts",
    "An endpoint parses, calls a service and responds",
  ],
  ["worker/orders/bookings.ts", "./bookings.endpoints.ts", "It stands on worker/passes"],
  ["worker/payments/close-payments.ts", "../orders/bookings.ts", "It stands on worker/passes"],
  ["worker/orders/bookings.ts", "#components/ui/button.tsx", "It stands on worker/passes"],
  ["worker/tables/orders.ts", "../orders/bookings.ts", "Tables are the ground floor"],
  ["worker/platform/db/client.ts", "../../orders/bookings.ts", "The platform knows no noun"],
  ["worker/queries/paid-at.ts", "../orders/bookings.ts", "SQL that several rooms share"],
  [
    "worker/platform/errors/errors.ts",
    "../../orders/bookings.ts",
    "Errors are named here and know nothing of their throwers",
  ],
  [
    "worker/platform/context/context.ts",
    "../../orders/bookings.ts",
    "The context serves all of worker/",
  ],
  [
    "worker/platform/http/request.ts",
    "../../app.ts",
    "Readers of requests and writers of responses know no rule",
  ],
  ["worker/orders/bookings.ts", "../../tests/factories.ts", "not part of the product"],
  // Proves V15.1.
])("%s may not import %s", (file, source, advice) => {
  expect(importProblem(file, source, false)).toContain(advice);
});

test("only the API client takes the API's type, and only its type", () => {
  expect(importProblem("src/lib/api/api-client.ts", "#worker/app.ts", true)).toBeUndefined();
  expect(importProblem("src/lib/api/api-client.ts", "#worker/app.ts", false)).toContain(
    "may not import worker/app.ts",
  );
  expect(importProblem("src/features/booking/booking-calls.ts", "#worker/app.ts", true)).toContain(
    "may not import worker/app.ts",
  );
});

test.each([
  ["src/features/booking/booking-form.tsx", "../../domain/plans.ts", "Import #domain/plans.ts"],
  ["worker/orders/bookings.ts", "../../src/domain/plans.ts", "Import #domain/plans.ts"],
  ["src/domain/money/fares.ts", "#domain/plans.ts", "Import ../plans.ts"],
])("%s imports %s by the room's name", (file, source, advice) => {
  expect(importProblem(file, source, false)).toContain(advice);
});
