// The lower bound for GET /api/admin/orders: totals and one page of orders in one batch, as JSON.
// /api/export streams such pages, to measure the memory that workerd needs for that.
const TOTALS = "SELECT kind, status, currency, count, amount_minor FROM totals";
const ORDERS = `SELECT o.id, o.order_number, o.customer_id, o.amount_minor, o.currency, o.status, o.service_type, o.business, o.site, o.airport, o.adults,
  o.children, o.infants, o.flight_date, o.flight_number, o.created_at, c.user_id, c.company_name, c.first_name, c.last_name, c.email, c.notes,
  c.created_at AS customer_created_at FROM orders o JOIN customers c ON c.id = o.customer_id`;
const PAGE = `${ORDERS} ORDER BY o.order_number DESC LIMIT 51`;
const PIECE = 1000;
const EXPORTED = `${ORDERS} WHERE o.order_number < ? ORDER BY o.order_number DESC LIMIT ${PIECE}`;

function streamOrders(db, lines) {
  const encoder = new TextEncoder();
  let [after, left] = ["FT-9", lines];
  return new ReadableStream(
    {
      async pull(controller) {
        const { results } = await db.prepare(EXPORTED).bind(after).all();
        const text = results.map((row) => `${Object.values(row).join(",")}\r\n`).join("");
        controller.enqueue(encoder.encode(text));
        left -= PIECE;
        if (results.length < PIECE || left <= 0) return controller.close();
        after = results.at(-1).order_number;
      },
    },
    { highWaterMark: 0 },
  );
}

export default {
  async fetch(request, env) {
    const lines = new URL(request.url).searchParams.get("lines");
    if (lines) return new Response(streamOrders(env.DB, Number(lines)));
    const [totals, page] = await env.DB.batch([env.DB.prepare(TOTALS), env.DB.prepare(PAGE)]);
    return Response.json({ totals: totals.results, items: page.results });
  },
};
