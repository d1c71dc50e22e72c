import { expect, test } from "vitest";
import { toVisitorNetwork } from "#worker/platform/http/visitor-network.ts";

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:0:0:192.0.2.1", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:3::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::1:0:0:1", "2001:db8:0:0::/64"],
  ["1::", "1:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::192.0.2.1", "0:0:0:0::/64"],
])("the IPv6 address %s is counted as %s", (address, network) => {
  expect(toVisitorNetwork(address)).toBe(network);
});

test.each([
  "192.0.2.129",
  "::ffff:192.0.2.129",
  "::FFFF:c000:0281",
  "0:0:0:0:0:ffff:c000:281",
  "0000::ffff:192.0.2.129",
])("%s is the IPv4 address 192.0.2.129", (address) => {
  expect(toVisitorNetwork(address)).toBe("192.0.2.129");
});

test.each(["", "local", "192.0.2.1", "::ffff:192.0.2.256", "1:2:3", "Not:An:Address"])(
  "%j, which is no IPv6 address, stays what it is",
  (address) => {
    expect(toVisitorNetwork(address)).toBe(address.toLowerCase());
  },
);
