import ipaddr from 'ipaddr.js';

/** All that is given out of IPv6 today: other addresses lead nowhere, or inside by an unforeseen way. */
const givenOut = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address given by a person may be called: it is one of the public Internet, or the operator allows its
 * network. An IPv4 address inside an IPv6 one counts as itself.
 * @param allowed addresses and CIDR ranges, as the settings take them.
 */
export function mayBeCalled(address: string, allowed: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const meant = ipaddr.process(address);
  if (allowed.some((network) => isWithin(meant, network))) return true;
  if (meant.range() !== 'unicast') return false;
  return meant.kind() === 'ipv4' || meant.match(givenOut);
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  const [base, bits] = network.includes('/')
    ? ipaddr.parseCIDR(network)
    : ([ipaddr.parse(network), undefined] as const);
  return base.kind() === address.kind() && address.match(base, bits ?? (base.kind() === 'ipv4' ? 32 : 128));
}
