const HEXTET_BITS = 16;
/** A provider gives each IPv6 customer at least a /64 (RFC 6177). */
const NETWORK_HEXTETS = 64 / HEXTET_BITS;

/** Returns the rate-limit key: the IPv4 address, or the IPv6 /64 in one spelling (RFC 5952). */
export function toVisitorNetwork(address: string): string {
  if (!address.includes(":")) return address;
  const hextets = parseIpv6(address);
  if (!hextets) return address.toLowerCase();
  const [high = 0, low = 0] = hextets.slice(6);
  const isIpv4 = hextets.slice(0, 5).every((hextet) => hextet === 0) && hextets[5] === 0xffff;
  if (isIpv4) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join(".");
  return `${hextets
    .slice(0, NETWORK_HEXTETS)
    .map((hextet) => hextet.toString(16))
    .join(":")}::/64`;
}

/** The URL parser understands every spelling. */
function parseIpv6(address: string): number[] | undefined {
  const url = `http://[${address.replace(/%.*$/s, "")}]`;
  if (!URL.canParse(url)) return undefined;
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::");
  const [before, after] = [toNumbers(head), toNumbers(tail ?? "")];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function toNumbers(hextets: string): number[] {
  return hextets === "" ? [] : hextets.split(":").map((hextet) => Number.parseInt(hextet, 16));
}
