/** The version of the address of a new order. */
export const FIRST_ADDRESS = 1;

/** What lets a browser act for an order's traveller: the order, and the version of the address it knew. */
export interface OrderAccess {
  orderId: string;
  addressVersion: number;
}
