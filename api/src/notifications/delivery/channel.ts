export type Way = 'push' | 'webhook' | 'mail';

export const newsKinds = [
  'alert_began',
  'alert_worse',
  'alert_ended',
  'webhook_off',
  'today',
  'test',
] as const;

export type NewsKind = (typeof newsKinds)[number];
