import type { FakeAnswer } from '@skep/remote-kit/testing';
import { answering } from '../testing/gateway.ts';
import { machineQuery } from './Machine.graphql.ts';

/** A machine with a disk of 40 GB. @param free part of the disk */
export function fakeMachine(free: number, certificateEndsAt: string | null): FakeAnswer {
  const size = 40e9;
  return answering(machineQuery, () => ({
    machine: {
      __typename: 'Machine',
      disk: { __typename: 'Disk', size, free: free * size },
      certificateEndsAt,
    },
  }));
}
