import { defineSlots } from '@skep/remote-kit';
import { alertsMessages } from './messages.ts';
import { AlertFilter } from './slots/AlertFilter.tsx';
import { AlertLine } from './slots/AlertLine.tsx';

// One file for both: home draws them together.
export const slots = defineSlots({
  messages: alertsMessages,
  fillings: {
    'hive-card/v1': async () => AlertLine,
    'hive-marks/v1': async () => AlertFilter,
  },
});
