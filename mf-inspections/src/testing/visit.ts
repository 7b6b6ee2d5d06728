import { visiting } from '@skep/remote-kit/visit';
import { cachePolicies } from '../cache-policies.ts';
import { inspectionsMessages } from '../messages.ts';

export const visit = visiting(inspectionsMessages, { cachePolicies });
