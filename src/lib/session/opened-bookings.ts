import { createApiClient, isMissing } from "../api/api-client.ts";
import { tryStorage } from "../storage/try-storage.ts";

const KEY = "envol.opened";

export function rememberOpened(orderId: string): void {
  writeOpened([...new Set([...readOpened(), orderId])]);
}

/** Ends this browser's access to bookings, as another person may use it next. The next call repeats failed ones. */
export async function closeBookings(): Promise<void> {
  const { bookings } = createApiClient();
  for (const orderId of readOpened()) {
    try {
      const call = { param: { orderId } };
      await bookings[":orderId"].forget.$post(call, { init: { keepalive: true } });
    } catch (error) {
      if (!isMissing(error)) continue;
    }
    writeOpened(readOpened().filter((id) => id !== orderId));
  }
}

function readOpened(): string[] {
  return tryStorage(() => JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]) ?? [];
}

/** Without storage the cookie works until it expires. */
function writeOpened(orderIds: string[]): void {
  tryStorage(() => {
    if (orderIds.length > 0) localStorage.setItem(KEY, JSON.stringify(orderIds));
    else localStorage.removeItem(KEY);
  });
}
