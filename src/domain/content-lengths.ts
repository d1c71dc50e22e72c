/** The longest a text of the content may be, in UTF-16 units. The title of a card is shorter than that of a section. */
export const CONTENT_LENGTHS = { title: 80, subtitle: 300, cta: 40, cardTitle: 60, description: 300 } as const;
