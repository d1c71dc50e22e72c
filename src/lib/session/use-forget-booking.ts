import { forgetBooking } from "#content/forget-booking.ts";
import { isMissing } from "../api/api-client.ts";
import { api } from "./api.ts";
import { useContent } from "../site-context/site-context.tsx";
import { showDone } from "../api/toast.ts";
import { useAction } from "../api/use-action.ts";

export function useForgetBooking(orderId: string, afterwards: () => Promise<void>) {
  const words = useContent(forgetBooking);
  const { run, busy } = useAction(words.failure);
  const forget = async () => {
    const isDone = await run(async () => {
      try {
        await api.public.bookings[":orderId"].forget.$post({ param: { orderId } });
      } catch (error) {
        // Another tab ended the access, or it expired.
        if (!isMissing(error)) throw error;
      }
    });
    if (!isDone) return;
    await afterwards();
    showDone(words.done);
  };
  return { words, busy, forget };
}
