import ipaddr from 'ipaddr.js';

/**
 * The networks that limits count an address by. Near: an IPv4 address, or the /64 of an IPv6 address, which are one household,
 * office or gateway of a mobile carrier. Wide: the /24 or /48 around it, out of which one sender can take any number.
 */
export function networksOf(address: string): Readonly<Record<'near' | 'wide', string>> {
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
