import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { connect } from 'node:tls';
import type { Context } from '#platform/context/context.ts';

const connectionMs = 3000;

/** Bytes of a disk. */
export interface Disk {
  size: number;
  free: number;
}

/** The disk with the data folder of this process. Undefined: it cannot be read. */
export async function dataDisk({ workFolder }: Pick<Context, 'workFolder'>): Promise<Disk | undefined> {
  // Both are made when they are first needed: the folder for temporary files, and the data folder above it.
  let folder = workFolder;
  while (!existsSync(folder)) folder = dirname(folder);
  const disk = await statfs(folder).catch(() => undefined);
  if (disk === undefined || disk.blocks === 0) return undefined;
  return { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
}

/** When the certificate at WEBAPP_URL ends, whoever issued it. Undefined without https, or if nobody answers there. */
export async function certificateEnd({ addresses }: Pick<Context, 'addresses'>): Promise<Date | undefined> {
  const { protocol, hostname: host, port } = new URL(addresses.webApp);
  if (protocol !== 'https:') return undefined;
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 443),
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
