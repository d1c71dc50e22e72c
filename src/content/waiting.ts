const en = () => ({
  oneMoment: "One moment...",
  lost: "The site isn’t responding. We’ll keep trying.",
  noScript: "This page needs JavaScript. You can [book and pay](/fast-track-form) without it.",
});

const fr = (): ReturnType<typeof en> => ({
  oneMoment: "Un instant...",
  lost: "Le site ne répond pas. Nous réessayons.",
  noScript:
    "Cette page nécessite JavaScript. Sans JavaScript, vous pouvez [réserver et " +
    "payer](/fast-track-form).",
});

export const waiting = { en, fr };
