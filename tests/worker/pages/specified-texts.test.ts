import { expect, test } from "vitest";
import { siteConfig } from "../../../app.config.ts";
import { builtSite } from "../../site.ts";

const worker = builtSite();

/** The fixed texts of each page, letter for letter (docs/product/README.md). */
const SPECIFIED_TEXTS: Record<string, string[]> = {
  "/": [
    "Your Journey, Elevated",
    "Get Started Today",
    "Effortless Travel Management",
    "Premium Services",
    "Personal Concierge",
    "Fast Track Access",
    "Smart Check-In",
    "Premium Lounges",
    "Skip-the-Line Tickets",
    "Digital Travel Guides",
    "What Sets Us Apart",
    "Always-On Assistance",
    "Premium for Less",
    "Travel with Confidence",
    "Next-Generation Tools",
    "Choose Your Plan",
    "Smarter Travel, Simplified",
    "Begin Your Journey",
    "Start Saving on Every Trip",
    "Get Started Now",
    "Medium",
    "Premium",
    "$49",
    "$79",
    "every 3 months",
    "Up to 2 free fast-track accesses per month",
    "Automated check-in included",
    "Priority entry to selected museums",
    "Up to 5 free fast-track accesses per month",
    "Unlimited automated check-ins",
    "Unlimited skip-the-line museum entries",
    "Exclusive airport lounge discounts",
    "24/7",
  ],
  "/pre-checkout": [
    "What we can do for you",
    "Fast Track",
    "Automated Check-In",
    "Medium",
    "Premium",
    "$49",
    "$79",
    "Start Free Trial",
  ],
  "/services": ["Start Now", "Attractions", "24/7", "Try Now", "Got questions"],
  "/fast-track": [
    "Fast Track - from",
    "$5",
    "Select Airport",
    "Book Now",
    "Speedy process",
    "Smooth and easy",
    "Convenient",
    "300 airports",
  ],
  "/fast-track-old": [
    "Fast Track - from",
    "$5",
    "Select Airport",
    "Book Now",
    "Speedy process",
    "Smooth and easy",
    "Convenient",
    "300 airports",
  ],
  "/fast-track-form": [
    "Book Your Fast Track",
    "Personal Information",
    "Passengers",
    "Total",
    "Continue to Payment",
    "Select Airport",
  ],
  "/fast-track-payment/0192f0c0-0000-7000-8000-000000000000": [
    "Checkout",
    "Loading order details...",
  ],
  "/terms": [
    "Terms & Conditions",
    "21 March 2024",
    "14 days",
    "3-7 business days",
    "7 days",
    "English law",
    "Visa",
  ],
  "/subscription-terms": [
    "Subscription Terms",
    "Airport Fast Tracks",
    "Automated Check-ins",
    "Travel eBooks",
    "Airport Lounges",
  ],
  "/privacy": ["Privacy Policy", "21 March 2025", "Six years", "48 hours", "one month"],
  "/config-generator": ["Generate Configuration", "Format HSL: H S% L%"],
  "/faq": ["Still have questions?", "$79"],
};

/** Currency, links and other parts that stand on every public page. */
const SHELL_TEXTS = ["Home", "Services", "Contact", "Unsubscribe", "Login", "© 2025"];

function visibleText(html: string): string {
  const entities: Record<string, string> = {
    "&amp;": "&",
    "&lt;": "<",
    "&gt;": ">",
    "&quot;": '"',
    "&#x27;": "'",
    "&nbsp;": " ",
  };
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<\/?(?:span|b|strong|em|bdi)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ");
}

for (const [path, texts] of Object.entries(SPECIFIED_TEXTS)) {
  // A brand that has taken the place of the demo product says some of it in other words.
  test.runIf(siteConfig.company.name === "Envol")(`${path} has its fixed texts`, async () => {
    const response = await worker.get(path);
    expect(response.status).toBe(200);
    const text = visibleText(await response.text());
    const isFound = (quoted: string) => text.includes(quoted);
    expect(texts.filter((quoted) => !isFound(quoted))).toEqual([]);
    // The checkout stands without the site's navigation.
    const shell = path.startsWith("/fast-track-payment/") ? [] : SHELL_TEXTS;
    expect(SHELL_TEXTS.filter(isFound)).toEqual(expect.arrayContaining(shell));
  });
}
