import { SelectField, TextField } from "../../../components/ui/field.tsx";
import { Form, useForm } from "../../../components/ui/form.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { adminDevices } from "../../../content/admin-devices.ts";
import { admin } from "../../../content/admin.ts";
import { airports } from "../../../content/airports.ts";
import {
  type DeviceInput,
  DeviceInputSchema,
  type NewDevice,
} from "../../../domain/passes/device.schema.ts";
import { AIRPORT_CODES } from "../../../domain/airports/airports.ts";
import { api } from "../../../lib/session/api.ts";
import { useContent } from "../../../lib/page/site-context.tsx";
import panel from "../ui/panel.module.css";

/** Adds a phone for one airport. It is then paired. */
export function DeviceForm({ onAdded }: { onAdded: (device: NewDevice) => void }) {
  const { add: words, name, airport } = useContent(adminDevices);
  const { failure } = useContent(admin);
  const names = useContent(airports);
  const form = useForm<DeviceInput>({
    ...failure,
    schema: DeviceInputSchema,
    submit: async (json) => {
      onAdded(await api.admin.devices.$post({ json }));
      form.reset();
    },
  });
  return (
    <Form form={form} className={panel.panel}>
      <h2>{words.heading}</h2>
      <TextField
        name="name"
        label={name}
        hint={words.nameHint}
        required
        maxLength={60}
        autoComplete="off"
      />
      <SelectField name="airport" label={airport} required defaultValue="">
        <option value="">{words.chooseAirport}</option>
        {AIRPORT_CODES.map((code) => (
          <option key={code} value={code}>
            {names[code]}
          </option>
        ))}
      </SelectField>
      <SubmitButton busy={form.busy} label={words.submit} busyLabel={words.busy} />
    </Form>
  );
}
