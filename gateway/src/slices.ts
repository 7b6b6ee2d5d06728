import { account } from './slices/account/slice.ts';
import { administration } from './slices/administration/slice.ts';
import { alerts } from './slices/alerts/slice.ts';
import { dashboards } from './slices/dashboards/slice.ts';
import { groups } from './slices/groups/slice.ts';
import { hives } from './slices/hives/slice.ts';
import { inspections } from './slices/inspections/slice.ts';
import { measurements } from './slices/measurements/slice.ts';
import { registers } from './slices/registers/slice.ts';
import { research } from './slices/research/slice.ts';

/** Every slice: one for each remote that asks something, and two for the shell. A new one is a folder and a line here. */
export const slices = [
  account,
  administration,
  hives,
  inspections,
  measurements,
  groups,
  research,
  alerts,
  dashboards,
  registers,
] as const;
