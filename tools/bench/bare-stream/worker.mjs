// The floor under POST /api/wordings: the provider's stream passed on as it is.
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
