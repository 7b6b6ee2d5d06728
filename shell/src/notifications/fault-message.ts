import type { DeliveryFault } from '../generated/graphql.ts';

const messages = {
  ADDRESS: 'shell.notifications.fault.address',
  PRIVATE: 'shell.notifications.fault.private',
  UNKNOWN_HOST: 'shell.notifications.fault.unknownHost',
  REDIRECT: 'shell.notifications.fault.redirect',
  TOO_SLOW: 'shell.notifications.fault.tooSlow',
  TOO_MUCH: 'shell.notifications.fault.unreachable',
  UNREACHABLE: 'shell.notifications.fault.unreachable',
  STATUS: 'shell.notifications.fault.status',
  GONE: 'shell.notifications.fault.gone',
} as const satisfies Record<DeliveryFault, string>;

/** The sentence for why a message did not arrive; that of a status names it. */
export function faultMessage(fault: DeliveryFault): (typeof messages)[DeliveryFault] {
  return messages[fault];
}
