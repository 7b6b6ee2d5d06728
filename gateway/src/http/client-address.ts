import { BlockList, isIP } from 'node:net';

export interface AddressHints {
  /** Of the connection; undefined when there is none, as in tests that call `fetch`. */
  socketAddress: string | undefined;
  /** The header X-Forwarded-For. */
  forwardedFor: string | undefined;
}

/**
 * Finds the client's address: what a trusted front says of whoever called it, else the other end of the connection.
 * Read from the right, because a client can write anything on the left.
 * @param trustedProxies addresses and CIDR ranges.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = trustCheck(trustedProxies);
  return ({ socketAddress, forwardedFor }: AddressHints): string | undefined => {
    if (socketAddress === undefined || !isTrusted(socketAddress)) return socketAddress;
    const forwarded = (forwardedFor ?? '').split(',').map((address) => address.trim());
    const hops = forwarded.filter((address) => isIP(address) !== 0);
    return hops.findLast((address) => !isTrusted(address)) ?? hops[0] ?? socketAddress;
  };
}

function trustCheck(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    const family = familyOf(network);
    if (bits === undefined) list.addAddress(network, family);
    else list.addSubnet(network, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
