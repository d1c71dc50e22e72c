import { createFileRoute } from "@tanstack/react-router";
import { Hydrated } from "../lib/boot/hydrated.tsx";
import { useVisitor } from "../lib/visitor.tsx";

export const Route = createFileRoute("/")({ staticData: { boot: "intent" }, component: Home });

function Home() {
  const { facts, setCurrency, currency } = useVisitor();
  return (
    <main>
      <h1>{facts.site.content.hero.title}</h1>
      <p>{facts.price.premium}</p>
      <select name="currency" value={currency} onChange={(e) => setCurrency(e.target.value as "USD")}><option>USD</option><option>EUR</option><option>GBP</option></select>
      <Hydrated />
    </main>
  );
}
