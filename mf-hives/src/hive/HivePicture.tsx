import { HiveDrawing, type HiveDrawingSize } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePictureFragment } from './HivePicture.graphql.ts';
import { layerKindOf } from './layer-kinds.ts';
import { useBuildText } from './useBuildText.ts';

export interface HivePictureProps {
  hive: FragmentType<typeof HivePictureFragment>;
  /** Default: `medium`. */
  size?: HiveDrawingSize;
}

/** A stored hive, drawn and told in words. */
export function HivePicture({ hive, size = 'medium' }: HivePictureProps) {
  const { color, layers } = readFragment(HivePictureFragment, hive);
  const buildText = useBuildText();
  const drawn = layers.map((layer) => ({ ...layer, kind: layerKindOf(layer.kind) }));
  return <HiveDrawing layers={drawn} color={color} size={size} label={buildText(drawn)} />;
}
