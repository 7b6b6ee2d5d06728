import * as v from 'valibot';
import { action } from '#platform/http/v1.ts';
import { certificateEnd, dataDisk } from './machine.ts';

const bytes = v.pipe(v.number(), v.description('Bytes.'));

export const machineRoutes = action(
  'GET',
  '/administration/machine',
  {
    id: 'getMachine',
    summary: 'Room on the disk with the data folder, and the end of the certificate of the web app',
    access: 'admin',
    answer: v.object({
      disk: v.optional(v.object({ size: bytes, free: bytes })),
      certificateEndsAt: v.optional(
        v.pipe(v.date(), v.description('Absent without https, or if nobody answers at WEBAPP_URL.')),
      ),
    }),
  },
  async (context) => {
    const [disk, certificateEndsAt] = await Promise.all([dataDisk(context), certificateEnd(context)]);
    return { disk, certificateEndsAt };
  },
);
