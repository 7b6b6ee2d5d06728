import type { DrawnHive } from './hive-layers.ts';

export interface HiveBaseProps {
  hive: DrawnHive;
}

/** What every hive has: a roof that overhangs, a floor with its entrance, and legs; and an outline where boxes are still to come. */
export function HiveBase({ hive }: HiveBaseProps) {
  const { width, height, scale, boxX, boxWidth, floorY, layers } = hive;
  const floorX = boxX - Math.ceil(scale.overhang / 2);
  const floorWidth = width - 2 * floorX;
  const lip = Math.max(1, Math.round(scale.roof / 3));
  const legWidth = Math.max(3, Math.round(scale.legs * 1.5));
  const legs = [floorX + legWidth, width - floorX - 2 * legWidth];
  const entrance = Math.round(boxWidth * 0.4);

  return (
    <g stroke="var(--hive-line)">
      {legs.map((x) => (
        <rect
          key={x}
          x={x + 0.5}
          y={floorY + scale.floor - 0.5}
          width={legWidth - 1}
          height={height - floorY - scale.floor}
          fill="var(--hive-wood)"
        />
      ))}
      <rect
        x={floorX + 0.5}
        y={floorY + 0.5}
        width={floorWidth - 1}
        height={scale.floor - 1}
        fill="var(--hive-wood)"
      />
      <rect
        x={Math.round((width - entrance) / 2)}
        y={floorY + 1}
        width={entrance}
        height={Math.max(1, Math.round(scale.floor / 2) - 1)}
        fill="#1d1508"
        stroke="none"
      />
      {layers.length === 0 && (
        <rect
          x={boxX + 0.5}
          y={scale.roof + 1.5}
          width={boxWidth - 1}
          height={floorY - scale.roof - 2}
          fill="none"
          strokeDasharray="3 3"
        />
      )}
      <path
        d={`M0.5 ${scale.roof + 0.5}v${1.5 - scale.roof}q0-1.5 1.5-1.5h${width - 4}q1.5 0 1.5 1.5v${scale.roof - 1.5}z`}
        fill="var(--hive-roof)"
      />
      <path d={`M1 ${lip + 0.5}h${width - 2}`} stroke="#ffffff" strokeWidth="1" opacity="0.35" />
    </g>
  );
}
