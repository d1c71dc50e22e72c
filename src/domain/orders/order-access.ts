export const FIRST_ADDRESS = 1;

/** A browser's right to an order, valid for one version of the order's address. */
export interface OrderAccess {
  orderId: string;
  addressVersion: number;
  /** It came by a link that an agent copied, who may have opened it themselves. */
  isCopied?: boolean;
}
