import type { CustomerDetail, Listed, Sort } from "../../../domain/admin.ts";
import type { Customer } from "../../../domain/order.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** What the list of customers can be asked for. */
export type CustomerSearch = { q?: string; sort?: Sort; cursor?: string };

/** One page of the customers. Throws an ApiError. */
export function fetchCustomerPage(query: CustomerSearch): Promise<Listed<Customer>> {
  return staffCall((api) => unwrap(api.api.admin.customers.$get({ query })));
}

/** A customer with their orders. Throws an ApiError. */
export function fetchCustomer(customerId: string): Promise<CustomerDetail> {
  return staffCall((api) => unwrap(api.api.admin.customers[":customerId"].$get({ param: { customerId } })));
}
