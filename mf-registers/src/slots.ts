import { defineSlots } from '@skep/remote-kit';
import { registersMessages } from './messages.ts';
import { TreatmentLine } from './on-hive/TreatmentLine.tsx';

export const slots = defineSlots({
  messages: registersMessages,
  fillings: { 'hive-card/v1': async () => TreatmentLine },
});
