import ipaddr from 'ipaddr.js';

/** The networks that limits count an address by. */
interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 address: one household, office or gateway of a mobile carrier. */
  readonly near: string;
  /** The /24 or /48 around it, out of which one sender can take any number of addresses. */
  readonly wide: string;
}

export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { near: address, wide: address };
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6)
    return { near: network(parsed, 64), wide: network(parsed, 48) };
  return { near: parsed.toString(), wide: `${parsed.octets.slice(0, 3).join('.')}.0/24` };
}

const network = ({ parts }: ipaddr.IPv6, bits: number) =>
  `${parts
    .slice(0, bits / 16)
    .map((part) => part.toString(16))
    .join(':')}::/${bits}`;
