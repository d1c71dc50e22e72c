const en = () => ({
  oneMoment: "One moment...",
  lost: "The site is not responding. This page opens as soon as it does.",
  noScript:
    "This page needs JavaScript, which is off in this browser. You can [book and " +
    "pay](/fast-track-form) without it.",
});

const fr = (): ReturnType<typeof en> => ({
  oneMoment: "Un instant...",
  lost: "Le site ne répond pas. Cette page s’ouvrira dès qu’il répondra.",
  noScript:
    "Cette page a besoin de JavaScript, qui est désactivé dans ce navigateur. Sans lui, vous " +
    "pouvez [réserver et payer](/fast-track-form).",
});

/** While a session is looked up, and where none can be. */
export const waiting = { en, fr };
