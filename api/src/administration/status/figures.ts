import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { connect } from 'node:tls';
import type { Context, Figure } from '#platform/context/context.ts';

const connectionMs = 3000;

/** What ends an installation that nobody looks at: a full disk, and a certificate that nobody renews. */
export const machineFigures: readonly Figure[] = [
  {
    name: 'skep_disk_free_ratio',
    help: 'Free part, 0 to 1, of the disk with the data folder of this process.',
    read: async ({ workFolder }) => {
      // The folder for temporary files is made when it is first needed; the one above it is the data folder.
      const disk = await statfs(dirname(workFolder)).catch(() => undefined);
      return disk === undefined || disk.blocks === 0 ? [] : [{ value: disk.bavail / disk.blocks }];
    },
  },
  {
    name: 'skep_certificate_remaining_seconds',
    help: 'How long the certificate at WEBAPP_URL is still valid; absent without https, or if this process cannot reach it.',
    read: async ({ addresses, clock }: Context) => {
      const { protocol, hostname, port } = new URL(addresses.webApp);
      if (protocol !== 'https:') return [];
      const end = await certificateEnd(hostname, Number(port || 443));
      return end === undefined ? [] : [{ value: (end.getTime() - clock.now().getTime()) / 1000 }];
    },
  },
];

/** When the certificate of a host ends, whoever issued it. */
function certificateEnd(host: string, port: number): Promise<Date | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      servername: host,
      rejectUnauthorized: false,
      timeout: connectionMs,
    });
    const end = (date?: Date) => {
      socket.destroy();
      resolve(date);
    };
    socket.once('secureConnect', () => end(new Date(socket.getPeerCertificate().valid_to)));
    socket.once('timeout', () => end());
    socket.once('error', () => end());
  });
}
