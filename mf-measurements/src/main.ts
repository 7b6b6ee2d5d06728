import { defineRemote } from '@skep/remote-kit';
import { cachePolicies } from './cache-policies.ts';
import { routes } from './generated/routes.ts';
import { measurementsMessages } from './messages.ts';

export const { bootstrap, mount, unmount } = defineRemote({
  routes,
  messages: measurementsMessages,
  cachePolicies,
});
