import { defineSlots } from '@skep/remote-kit';
import { registersMessages } from './messages.ts';
import { TreatmentLine } from './slots/TreatmentLine.tsx';

export const slots = defineSlots({
  messages: registersMessages,
  fillings: { 'hive-card/v1': async () => TreatmentLine },
});
