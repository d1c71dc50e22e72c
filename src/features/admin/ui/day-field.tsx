import { useEffect, useRef } from "react";
import { TextField } from "#components/ui/field.tsx";

interface DayFieldProps {
  name: string;
  label: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  onDay: (day: string) => void;
  min?: string;
  max?: string;
  error?: string;
  className?: string;
}

/** Uncontrolled: while the reader types, each key makes another day or none. */
export function DayField({ name, label, day, onDay, className, ...input }: DayFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = frame.current?.querySelector("input");
    if (field && field.value !== day) field.value = day;
  }, [day]);
  return (
    <div ref={frame} className={className}>
      <TextField
        {...input}
        type="date"
        name={name}
        label={label}
        defaultValue={day}
        onChange={({ target: { value, validity } }) => {
          if (value === "" ? !validity.badInput : /^2\d{3}-/.test(value)) onDay(value);
        }}
      />
    </div>
  );
}
