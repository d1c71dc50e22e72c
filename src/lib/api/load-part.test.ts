import { afterEach, expect, test, vi } from "vitest";
import { loadPart } from "./load-part.ts";

afterEach(() => vi.unstubAllGlobals());

const HEALTHY = Response.json({ status: "ok" });

/** A page whose server answers with `answer`, or not at all. Returns its reload. */
function openPage(answer?: Response) {
  const reload = vi.fn<() => void>();
  const stored = new Map<string, string>();
  vi.stubGlobal("fetch", async () => answer ?? Promise.reject(new TypeError("Failed to fetch")));
  vi.stubGlobal("location", { href: "https://envol.example/contact", reload });
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return reload;
}

/** As the page's listener names what Vite cannot load (load-failure.ts). */
const missing = () => Promise.reject(Object.assign(new Error("gone"), { name: "LoadFailure" }));

test("code that a deployment has taken away is looked for on a new page, once", async () => {
  const reload = openPage(HEALTHY);
  const settled = vi.fn<() => void>();
  loadPart(missing()).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
  await expect(loadPart(missing())).rejects.toMatchObject({ code: "outdated" });
  expect(reload).toHaveBeenCalledOnce();
});

test("without a server, where typed text would be lost, and after another error, the page stays", async () => {
  const reload = openPage();
  await expect(loadPart(missing())).rejects.toMatchObject({ code: "network" });
  vi.stubGlobal("fetch", async () => HEALTHY);
  await expect(loadPart(missing(), false)).rejects.toMatchObject({ code: "outdated" });
  const late = Promise.reject(new Error("No renewal"));
  await expect(loadPart(late)).rejects.toMatchObject({ code: "network" });
  expect(await loadPart(Promise.resolve("rules"))).toBe("rules");
  expect(reload).not.toHaveBeenCalled();
});
