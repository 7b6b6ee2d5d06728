import type { Note, Quantities } from '../message.ts';

/** One block of a Base message: an id byte and what follows it (as Base firmware has it). */
export interface Block {
  /** Bytes that it takes, its id among them. */
  length: number;
  values: Quantities;
  notes: Note[];
}

/** The ids that can follow a block of a measurement. */
export const blockIds = {
  weight: 0x0a,
  probes: 0x04,
  sound: 0x0c,
  climate: 0x07,
  clocks: [0x25, 0x26, 0x2d, 0x2e],
} as const;
