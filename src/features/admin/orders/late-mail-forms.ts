import { lazy } from "react";

const loadForms = () => import("./mail-forms.tsx");
export const LetterForm = lazy(() =>
  loadForms().then(({ LetterForm }) => ({ default: LetterForm })),
);
export const MailAgainForm = lazy(() =>
  loadForms().then(({ MailAgainForm }) => ({ default: MailAgainForm })),
);
