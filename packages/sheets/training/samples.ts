import { type Writing, writtenCell } from './cell-pictures.ts';
import { between, type Chance } from './chance.ts';
import { digitStrokes, otherStrokes } from './digit-strokes.ts';

/** What the network sees of a cell, and what is written there: a digit, or 10 for none. */
export interface Sample {
  picture: Float32Array;
  label: number;
}

/** As many of each digit: half by hand, half by our own strokes; and one in eight is no digit. */
export function* samplesOf(
  chance: Chance,
  handwritten: readonly (readonly Float32Array[])[],
): Generator<Sample> {
  const digit = (): { label: number; writing: Writing } => {
    const label = Math.floor(chance() * 10);
    const values = handwritten[label]?.[Math.floor(chance() * (handwritten[label]?.length ?? 0))];
    return chance() < 0.55 && values !== undefined
      ? { label, writing: { kind: 'picture', values } }
      : { label, writing: { kind: 'strokes', strokes: digitStrokes(chance, label) } };
  };
  const beside = () => (chance() < 0.35 ? digit().writing : undefined);
  for (;;) {
    const isOther = between(chance, 0, 1) < 1 / 8;
    const one = isOther
      ? { label: 10, writing: { kind: 'strokes' as const, strokes: otherStrokes(chance) } }
      : digit();
    const seen = writtenCell(chance, one.writing, [beside(), beside()]);
    // A cell without ink is recognised without the network.
    if (seen.kind === 'ink') yield { picture: seen.picture, label: one.label };
  }
}
