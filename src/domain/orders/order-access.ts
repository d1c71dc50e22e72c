export const FIRST_ADDRESS = 1;

/** A browser's right to an order, for one version of its address. */
export interface OrderAccess {
  orderId: string;
  addressVersion: number;
}
