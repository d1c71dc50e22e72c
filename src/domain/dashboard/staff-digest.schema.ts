import * as z from "zod/mini";

/** Whether the staff are mailed each morning what waits for them; also the body that switches it. */
export const StaffDigestSchema = z.object({ enabled: z.boolean() });
export type StaffDigest = z.infer<typeof StaffDigestSchema>;
