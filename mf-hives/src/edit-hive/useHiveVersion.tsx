import { HiveDrawing } from '@skep/ui';
import type { ConflictVersion } from '../form/ConflictDialog.tsx';
import { useBuildText } from '../hive/useBuildText.ts';
import type { HiveValues } from './hive-values.ts';

/** A hive as one of two versions. */
export function useHiveVersion(): (hive: HiveValues) => ConflictVersion {
  const buildText = useBuildText();
  return ({ name, layers, color }) => ({
    picture: <HiveDrawing layers={layers} color={color} label="" />,
    name,
    facts: buildText(layers),
  });
}
