import { resolve } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { houseTelephone } from './house-telephone.ts';
import type { MessageProvider } from './provider.ts';
import { whatsAppProvider } from './whatsapp.ts';

/**
 * Who sends messages to telephones: WhatsApp with the studio's number, in development the house's own
 * telephone, in production without a number nobody.
 */
export function openMessenger(
  config: Pick<Config, 'whatsApp' | 'production' | 'dataDir'>,
  clock: Clock,
): MessageProvider | null {
  if (config.whatsApp) return whatsAppProvider(config.whatsApp);
  if (config.production) return null;
  return houseTelephone(resolve(config.dataDir, 'phone'), () => clock.now());
}
