// The floor under GET /api/admin/orders: the totals and one page of orders with their customers in one batch, as JSON, and nothing else.
const TOTALS = "SELECT kind, status, currency, count, amount_minor FROM totals";
const PAGE = `SELECT o.id, o.order_number, o.customer_id, o.amount_minor, o.currency, o.status, o.service_type, o.business, o.site, o.airport, o.adults,
  o.children, o.infants, o.flight_date, o.flight_number, o.created_at, c.user_id, c.company_name, c.first_name, c.last_name, c.email, c.notes,
  c.created_at AS customer_created_at FROM orders o JOIN customers c ON c.id = o.customer_id ORDER BY o.order_number DESC LIMIT 51`;

export default {
  async fetch(request, env) {
    const [totals, page] = await env.DB.batch([env.DB.prepare(TOTALS), env.DB.prepare(PAGE)]);
    return Response.json({ totals: totals.results, items: page.results });
  },
};
