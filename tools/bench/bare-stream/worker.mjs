// The lower bound for POST /api/wordings: passes the provider's stream on unchanged.
export default {
  async fetch(request, env) {
    const upstream = await fetch(env.UPSTREAM, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: env.AUTHORIZATION },
      body: await request.text(),
    });
    return new Response(upstream.body, { headers: { "content-type": "text/event-stream" } });
  },
};
