import { isIP } from 'node:net';
import { familyOf, listNetworks } from '../network-list.ts';

const loopback = listNetworks(['127.0.0.0/8', '::1/128']);

/** Networks that are not of the public internet (IANA's registries of special addresses). */
const special = listNetworks([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23'],
  ...['2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
]);

/** Whether an IP address may be sent to: a public one, or this machine where that is allowed. */
export function mayReach(address: string, reachesLoopback: boolean): boolean {
  if (isIP(address) === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mayReach(mapped, reachesLoopback);
  // Every other way to write an IPv4 address as IPv6.
  if (/^::ffff:/i.test(address)) return false;
  const family = familyOf(address);
  if (reachesLoopback && loopback.check(address, family)) return true;
  return !special.check(address, family);
}

/** Whether an address of the web may be sent to as far as it can be seen; its host is resolved later. */
export function mayBeSentTo(url: string, reachesLoopback: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  const isOpen = reachesLoopback && (isHere || isIP(host) !== 0);
  if (username || password || (protocol !== 'https:' && !(protocol === 'http:' && isOpen))) {
    return false;
  }
  return isIP(host) === 0 ? !isHere || reachesLoopback : mayReach(host, reachesLoopback);
}
