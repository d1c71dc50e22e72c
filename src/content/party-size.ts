const en = () => ({
  travellers: "Travellers",
  costs: (count: string, total: string) => `${count}: ${total}`,
  total: "Total",
});

const fr: typeof en = () => ({
  travellers: "Voyageurs",
  costs: (count, total) => `${count} : ${total}`,
  total: "Total",
});

export const partySize = { en, fr };
