import type { Facts } from "../facts.ts";

export const adminCustomers = (_facts: Facts) => ({
  title: "Customers",
  lead: "Everyone who booked. Each booking keeps its own customer; bookings of the same e-mail are shown together.",
  list: {
    label: "Customers",
    search: "Find a customer",
    searchHint: "Name, company, e-mail or order number. The first letters will do.",
    empty: "No customers yet. They appear here with their first booking.",
    shown: (count: number) => `${count === 1 ? "1 customer shown" : `${count} customers shown`}. Times are London’s.`,
  },
  sort: "Sort",
  sorts: { newest: "Newest first", oldest: "Oldest first" },
  columns: { name: "Name", person: "Contact", email: "E-mail", since: "Since" },
  detail: {
    title: "Customer",
    back: "Customers",
    facts: "Contact",
    name: "Name",
    person: "Contact",
    email: "E-mail",
    notes: "Notes",
    since: "Since",
    orders: "Orders",
    noOrders: "No order is left of this customer.",
    sameEmail: "Other bookings of the same e-mail",
    times: "Times are London’s.",
  },
});
export type AdminCustomersContent = ReturnType<typeof adminCustomers>;
