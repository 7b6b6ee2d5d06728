import { visiting } from '@skep/remote-kit/visit';
import { cachePolicies } from '../cache-policies.ts';
import { hivesMessages } from '../messages.ts';

export const visit = visiting(hivesMessages, { cachePolicies });
