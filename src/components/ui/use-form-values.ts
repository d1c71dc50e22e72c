// Until all forms are made with form.tsx:
export { focusFirstInvalid, formText as formValues, useFormText as useFormValues } from "./form-values.ts";
