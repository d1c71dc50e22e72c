import { lazy } from "react";

const loadForms = () => import("./money-forms.tsx");
export const HoldForm = lazy(() => loadForms().then(({ HoldForm }) => ({ default: HoldForm })));
export const ProblemForm = lazy(() =>
  loadForms().then(({ ProblemForm }) => ({ default: ProblemForm })),
);
export const RefundForm = lazy(() =>
  loadForms().then(({ RefundForm }) => ({ default: RefundForm })),
);
export const WaiveForm = lazy(() => loadForms().then(({ WaiveForm }) => ({ default: WaiveForm })));
