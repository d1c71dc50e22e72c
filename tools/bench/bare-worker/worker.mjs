// The lower bound for POST /api/bookings: the same two inserts in one batch, with constant values.
const CUSTOMER = `INSERT INTO customers (id, user_id, company_name, first_name, last_name, email, notes, created_at) VALUES (?, NULL, ?, ?, ?, ?, ?, ?)`;
const ORDER = `INSERT INTO orders (id, order_number, customer_id, amount_minor, currency, status, service_type, business, site, airport,
  adults, children, infants, fares, flight_date, flight_number, language, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const FARES = '{"adults":1320,"children":660,"infants":0}';
const NOTES =
  "Airport: London Heathrow (LHR) | Email: ada@traveller.example | VAT: N/A | Adults: 2, Children: 1, Infants: 1";

export default {
  async fetch(request, env) {
    // workerd closes a connection whose request body was not read.
    await request.arrayBuffer();
    const now = Date.now();
    const customer = crypto.randomUUID();
    const order = crypto.randomUUID();
    await env.DB.batch([
      env.DB.prepare(CUSTOMER).bind(
        customer,
        "Ada Example",
        "Ada",
        "Example",
        "ada@traveller.example",
        NOTES,
        now,
      ),
      env.DB.prepare(ORDER).bind(
        order,
        `FT-${now}-${order}`,
        customer,
        3300,
        "GBP",
        "Not Paid",
        "Fast Track",
        "Fast Track",
        "Envol",
        "London Heathrow (LHR)",
        2,
        1,
        1,
        FARES,
        null,
        null,
        "en",
        now,
        now,
      ),
    ]);
    return Response.json({ id: order }, { status: 201 });
  },
};
