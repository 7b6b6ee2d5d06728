import { defineSlots } from '@skep/remote-kit';
import { alertsMessages } from './messages.ts';

export const slots = defineSlots({
  messages: alertsMessages,
  fillings: {
    'hive-card/v1': async () => (await import('./on-home/AlertLine.tsx')).AlertLine,
    'hive-marks/v1': async () => (await import('./on-home/AlertFilter.tsx')).AlertFilter,
  },
});
