import { useRef } from 'react';
import styled from 'styled-components';
import { useIsInViewport } from '../layout/useIsInViewport.ts';
import { tokens } from '../tokens/tokens.ts';
import { HiveBase } from './HiveBase.tsx';
import { HiveBox } from './HiveBox.tsx';
import { type HiveDrawingSize, type HiveLayer, placeLayers } from './hive-layers.ts';
import { ThinLayer } from './ThinLayer.tsx';

export interface HiveDrawingProps {
  /** From top to bottom. */
  layers: readonly HiveLayer[];
  /** Colour of layers without one of their own, `#rrggbb`. Default: amber. */
  color?: string | null | undefined;
  /** Default: `medium`. */
  size?: HiveDrawingSize;
  /** What the hive is built of, in words. Empty: decorative, because the words are next to it. */
  label: string;
  /** As of a picture: one of hundreds is `lazy`, and is drawn when it comes near to sight. Default: `eager`. */
  loading?: 'eager' | 'lazy';
}

/**
 * The hive, built of its layers in their order, colours and proportions: the same everywhere.
 * Accessibility: an image named by `label`.
 */
export function HiveDrawing({ layers, color, size = 'medium', label, loading = 'eager' }: HiveDrawingProps) {
  const place = useRef<SVGSVGElement>(null);
  const isDrawn = useIsInViewport(place, loading === 'lazy');
  const hive = placeLayers(layers, color, size);
  const isDetailed = size !== 'small';
  const drawing = isDrawn && (
    <>
      <HiveBase hive={hive} />
      {hive.layers.map((layer) =>
        layer.kind === 'honey' || layer.kind === 'brood' ? (
          <HiveBox key={layer.y} box={layer} isDetailed={isDetailed} />
        ) : (
          <ThinLayer key={layer.y} layer={layer} />
        ),
      )}
    </>
  );
  const { width, height } = hive;
  const shape = { ref: place, width, height, viewBox: `0 0 ${width} ${height}` };
  if (label === '')
    return (
      <Drawing {...shape} aria-hidden="true">
        {drawing}
      </Drawing>
    );
  return (
    <Drawing {...shape} role="img" aria-label={label}>
      {drawing}
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  flex: none;
  max-width: 100%;
  height: auto;
  --hive-line: ${tokens.color.hiveLine};
  --hive-roof: ${tokens.color.hiveRoof};
  --hive-wood: ${tokens.color.hiveWood};
`;
