import { readLayers } from '@skep/domain';
import { HiveDrawing, type HiveDrawingSize } from '@skep/ui';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { HivePictureFragment } from './HivePicture.graphql.ts';
import { useBuildText } from './useBuildText.ts';

export interface HivePictureProps {
  hive: FragmentType<typeof HivePictureFragment>;
  /** Default: `medium`. */
  size?: HiveDrawingSize;
  /** What the picture is called, from what the hive is built of. Default: just that. */
  nameOf?: (build: string) => string;
}

/** A stored hive, drawn and in words. */
export function HivePicture({ hive, size = 'medium', nameOf = (build) => build }: HivePictureProps) {
  const { color, layers } = readFragment(HivePictureFragment, hive);
  const buildText = useBuildText();
  const drawn = readLayers(layers);
  return <HiveDrawing layers={drawn} color={color} size={size} label={nameOf(buildText(drawn))} />;
}
