import { BlockList, isIPv6 } from 'node:net';

/** The family of an IP address, as {@link BlockList} calls it. */
export const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Networks such as `10.0.0.0/8`, and single addresses, in which an address can be looked up. */
export function listNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}
