import type { CustomerDetail } from "../../../domain/customers/customer.schema.ts";
import type { Page, Sort } from "../../../domain/paging.ts";
import type { Customer } from "../../../domain/orders/order.schema.ts";
import { unwrap } from "../../../lib/api.ts";
import { staffCall } from "../staff-call.ts";

/** What the list of customers can be asked for. */
export type CustomerSearch = { q?: string; sort?: Sort; cursor?: string };

/** One page of the customers. Throws an ApiError. */
export function fetchCustomerPage(query: CustomerSearch): Promise<Page<Customer>> {
  return staffCall((api) => unwrap(api.api.admin.customers.$get({ query })));
}

/** A customer with their orders. Throws an ApiError. */
export function fetchCustomer(customerId: string): Promise<CustomerDetail> {
  return staffCall((api) => unwrap(api.api.admin.customers[":customerId"].$get({ param: { customerId } })));
}
