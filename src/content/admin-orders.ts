import { adminOrders as en, type AdminOrdersContent } from "./en/admin-orders.ts";
import { adminOrders as fr } from "./fr/admin-orders.ts";
import type { Localized } from "./schema.ts";

export const adminOrders: Localized<AdminOrdersContent> = { en, fr };
