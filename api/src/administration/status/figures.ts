import type { Context, Figure } from '#platform/context/context.ts';
import { certificateEnd, dataDisk } from './machine.ts';

/** What ends an installation that nobody looks at: a full disk, and a certificate that nobody renews. */
export const machineFigures: readonly Figure[] = [
  {
    name: 'skep_disk_free_ratio',
    help: 'Free part, 0 to 1, of the disk with the data folder of this process.',
    read: async (context) => {
      const disk = await dataDisk(context);
      return disk === undefined ? [] : [{ value: disk.free / disk.size }];
    },
  },
  {
    name: 'skep_certificate_remaining_seconds',
    help: 'How long the certificate at WEBAPP_URL is still valid; absent without https, or if this process cannot reach it.',
    read: async (context: Context) => {
      const end = await certificateEnd(context);
      return end === undefined ? [] : [{ value: (end.getTime() - context.clock.now().getTime()) / 1000 }];
    },
  },
];
