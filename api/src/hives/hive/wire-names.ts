const names: Readonly<Record<string, string>> = {
  typeId: 'hive_type_id',
  apiaryId: 'location_id',
  kind: 'type',
  frameCount: 'framecount',
  'dimensions.broodBoxWidthCm': 'bb_width_cm',
  'dimensions.broodBoxDepthCm': 'bb_depth_cm',
  'dimensions.broodBoxHeightCm': 'bb_height_cm',
  'dimensions.frameWidthCm': 'fr_width_cm',
  'dimensions.frameHeightCm': 'fr_height_cm',
};

/** What the wire calls a field of a hive: `layers.2.frameCount` is its `layers.2.framecount`. */
export function hiveWirePath(path: string): string {
  return (
    names[path] ??
    path
      .split('.')
      .map((step) => names[step] ?? step)
      .join('.')
  );
}
