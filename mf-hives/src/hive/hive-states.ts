import type { IconName } from '@skep/ui';
import type { HiveState } from '../generated/graphql.ts';

export interface StateLook {
  icon: IconName;
  tone: 'normal' | 'muted' | 'problem';
}

/** How a state is shown; an active hive needs no sign. */
export const stateLooks: Readonly<Record<Exclude<HiveState, 'ACTIVE'>, StateLook>> = {
  NUCLEUS: { icon: 'brood', tone: 'normal' },
  QUEENLESS: { icon: 'queen', tone: 'problem' },
  LOST: { icon: 'warning', tone: 'problem' },
  UNITED: { icon: 'group', tone: 'muted' },
  SOLD: { icon: 'external', tone: 'muted' },
};

/** Bees live in it and are the person's; others are stored for their past only. */
export function isThere(state: HiveState): boolean {
  return state === 'ACTIVE' || state === 'NUCLEUS' || state === 'QUEENLESS';
}
