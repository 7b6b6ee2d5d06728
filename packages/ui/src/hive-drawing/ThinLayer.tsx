import { isLightColour } from '../color-field/is-light-colour.ts';
import type { DrawnLayer } from './hive-layers.ts';

export interface ThinLayerProps {
  layer: DrawnLayer;
}

/** A queen excluder, known by its slits, or a feeder, known by its drop. */
export function ThinLayer({ layer }: ThinLayerProps) {
  const { x, y, width, height, color, kind } = layer;
  const ink = isLightColour(color) ? '#000000' : '#ffffff';
  return (
    <g>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height}
        fill={color}
        stroke="var(--hive-line)"
      />
      {kind === 'queen_excluder' ? <Slits layer={layer} ink={ink} /> : <Drop layer={layer} ink={ink} />}
    </g>
  );
}

/** Bars too narrow for a queen: even slits over the whole width. */
function Slits({ layer, ink }: ThinLayerProps & { ink: string }) {
  const { x, y, width, height } = layer;
  const step = Math.max(3, Math.round(height * 0.75));
  const count = Math.floor((width - 4) / step);
  const start = x + (width - (count - 1) * step) / 2;
  const slits = Array.from(
    { length: count },
    (_, index) => `M${(start + index * step).toFixed(1)} ${y + 1}v${height - 2}`,
  );
  return <path d={slits.join('')} stroke={ink} strokeWidth={Math.max(1, height / 5)} opacity="0.65" />;
}

/** A drop of syrup in the middle, on a line that is its level. */
function Drop({ layer, ink }: ThinLayerProps & { ink: string }) {
  const { x, y, width, height } = layer;
  const middle = x + width / 2;
  const radius = height * 0.2;
  const tip = y + height * 0.14;
  const bottom = y + height * 0.82;
  const drop = `M${middle} ${tip}c${radius} ${radius * 1.3} ${radius * 1.4} ${radius * 1.8} ${radius * 1.4} ${bottom - tip - radius * 1.4}a${radius * 1.4} ${radius * 1.4} 0 0 1 ${-radius * 2.8} 0c0 ${-(bottom - tip - radius * 1.4) + radius * 1.8} ${radius * 0.4} ${-radius * 0.5} ${radius * 1.4} ${-(bottom - tip - radius * 1.4)}z`;
  const level = `M${x + width * 0.1} ${y + height / 2}h${width * 0.26}M${x + width * 0.64} ${y + height / 2}h${width * 0.26}`;
  return (
    <>
      <path d={level} stroke={ink} strokeWidth={Math.max(1, height / 12)} opacity="0.45" />
      <path d={drop} fill={ink} opacity="0.65" />
    </>
  );
}
