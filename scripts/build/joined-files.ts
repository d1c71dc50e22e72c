interface ModuleInfo {
  importers: readonly string[];
  dynamicImporters: readonly string[];
}

const STAFF_PAGE = /\/src\/(routes\/admin(\/|\.tsx)|features\/admin\/)/;
const STAFF_FRAME = /\/src\/routes\/admin\.tsx/;
const ACCOUNT_PAGE = /\/src\/routes\/_site\/account\.tsx/;
const GENERATOR = /\/src\/(routes\/_site\/config-generator\.tsx|features\/generator\/)/;
/** The site's frame, and the form that most visitors use. */
const BOOKING_FORM = /\/src\/routes\/_site(\.tsx|\/fast-track-form\.tsx)/;
const BOOKING = /\/src\/(routes\/_site\/fast-track-(form|payment)|features\/booking\/)/;
/** The messages of forms (validation.ts) go with the schemas, which are loaded when a form is sent. */
const SCHEMA =
  /\/node_modules\/zod\/|\/domain\/(validation|(?!site-config|generator\/)[\w/-]+\.schema)\.ts$/;
const SESSION = /\/src\/lib\/session\/(kept-session|stored-session|opened-bookings)\.ts$/;
/** In two languages, so that a page loads only the texts that it shows. */
const WORDS = /\/src\/content\//;
/** A folder that one part of the staff pages needs. */
const STAFF_PART = /\/src\/features\/admin\/(list|orders|messages|accounts|customers|group-acts)\//;
/** The parts of the forms of orders go with the forms, which most visits of a page do not open. */
const FORM_PART = /\/(order-fields|order-form|reason-form|by-hand-fields)\.tsx$/;
/** Large, and used by few pages. */
const QR = /\/node_modules\/qr\/|\/qr-code\./;
/** Public pages without queries do not need this. */
const QUERIES = /\/node_modules\/@tanstack\/(react-query|query-core)\/|\/src\/lib\/api\/queries\./;
const SECTION = /\/src\/(components\/(?!ui|layout)|features\/(?!admin|auth))/;
/** A module that so many pages use goes into a file for all of them. */
const MANY = 12;

/**
 * The file for a module that several pages share, chosen by its users: staff, people with an
 * account, or everybody. Null for a module of one page or of few public pages.
 *
 * Rolldown's own rules cannot tell staff pages from public ones. In November 2026 we measured that
 * each page loads 70 kB more with `minShareCount`, that a staff page requests 50 files with
 * `entriesAware`, and that it requests 70 files without groups.
 */
export function joinCode(id: string, find: (id: string) => ModuleInfo | null): string | null {
  if (SESSION.test(id)) return "kept-session";
  const users = findUsers(id, find);
  const staff = users.filter((user) => STAFF_PAGE.test(user));
  const others = users.filter((user) => !STAFF_PAGE.test(user));
  if (staff.some((user) => STAFF_FRAME.test(user)) && others.length === 0) return "staff";
  if (users.length < 2) return null;
  if (SCHEMA.test(id)) return "schemas";
  if (staff.length === 0 && others.every((user) => BOOKING.test(user))) return "booking";
  if (others.length === 0) {
    const [, formPart] = FORM_PART.exec(id) ?? [];
    if (formPart) return `staff-${formPart}`;
    if (WORDS.test(id)) return null;
    const [, part] = STAFF_PART.exec(id) ?? [];
    return part ? `staff-${part}` : "staff";
  }
  if (QR.test(id)) return null;
  if (QUERIES.test(id)) return "queries";
  if (others.length >= MANY) return SECTION.test(id) ? null : "shared";
  if (others.some((user) => BOOKING_FORM.test(user)))
    return SECTION.test(id) || WORDS.test(id) ? null : "shared";
  if (staff.length === 0) return null;
  if (others.every((user) => GENERATOR.test(user))) return null;
  return others.every((user) => ACCOUNT_PAGE.test(user)) ? "signed-in" : "common";
}

function findUsers(id: string, find: (id: string) => ModuleInfo | null): string[] {
  const seen = new Set<string>();
  const users: string[] = [];
  const visit = (one: string) => {
    if (seen.has(one)) return;
    seen.add(one);
    const info = find(one);
    if (!info) return;
    if (info.dynamicImporters.length > 0) users.push(one);
    for (const importer of info.importers) visit(importer);
  };
  visit(id);
  return users;
}
