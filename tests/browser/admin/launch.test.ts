import { expect } from "vitest";
import { browserSite, VIEWS } from "../browser-site.ts";
import { siteAdmin } from "../people.ts";
import { takingTurns } from "../turns.ts";

const site = browserSite();
const { open: openAsAdmin } = siteAdmin(site);

const inTurn = takingTurns();
for (const [language, viewport] of Object.entries(VIEWS)) {
  inTurn(
    language,
    `the page for going live says what is done and what is left (${language})`,
    async () => {
      await site.rows("INSERT OR REPLACE INTO settings VALUES ('staff_second_factor', 0, 1)");
      await site.rows("INSERT OR REPLACE INTO settings VALUES ('seen_backup', 1, ?1)", Date.now());
      const page = await openAsAdmin(`/admin/launch?lang=${language}`, { viewport });
      const check = (id: string) => page.locator(`[data-check="${id}"]`);
      await check("backup").waitFor();
      const words = language === "fr" ? ["Fait", "À faire"] : ["Done", "To do"];
      await expect.poll(() => check("backup").textContent()).toContain(words[0]);
      await expect.poll(() => check("two_step").textContent()).toContain(words[1]);
    },
  );
}
