import { visiting } from '@skep/remote-kit/visit';
import { cachePolicies } from '../cache-policies.ts';
import { measurementsMessages } from '../messages.ts';

export const visit = visiting(measurementsMessages, { cachePolicies });
