import { expect, test } from "vitest";
import { builtSite } from "../../site.ts";

const worker = builtSite();

test("a cookie that came back says that the browser keeps cookies", async () => {
  const first = await worker.get("/api/cookies");
  expect(await first.json()).toEqual({ accepted: false });
  const [set = ""] = first.headers.getSetCookie();
  expect(set).toMatch(/^check=1; Max-Age=600; Path=\/api\/cookies; HttpOnly; SameSite=Lax$/);

  const again = await worker.get("/api/cookies", { cookie: set.split(";")[0]! });
  expect(await again.json()).toEqual({ accepted: true });
  // Another cookie may be older than the setting.
  const other = await worker.get("/api/cookies", { cookie: "currency=EUR" });
  expect(await other.json()).toEqual({ accepted: false });
});
