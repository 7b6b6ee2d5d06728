import { isLightColour } from '../color-field/is-light-colour.ts';
import type { DrawnLayer } from './hive-layers.ts';

export interface HiveBoxProps {
  box: DrawnLayer;
  /** Shows joints and frames; small drawings have no room for them. */
  isDetailed: boolean;
}

/** A honey super or a brood box: painted wood with finger joints, a hand-hold and the ends of its frames. */
export function HiveBox({ box, isDetailed }: HiveBoxProps) {
  const { x, y, width, height, color } = box;
  const ink = isLightColour(color) ? '#000000' : '#ffffff';
  const gripWidth = Math.round(width / 8) * 2;
  const gripHeight = Math.max(2, Math.round(height / 8));
  const gripX = x + Math.round((width - gripWidth) / 2);
  const gripY = y + Math.round((height - gripHeight) * (isDetailed ? 0.54 : 0.5));

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
      {isDetailed && <FingerJoints box={box} ink={ink} />}
      {isDetailed ? (
        <Frames box={box} />
      ) : (
        <rect x={x + 1} y={y + 1} width={width - 2} height="1" fill="#ffffff" opacity="0.4" />
      )}
      <rect x={x + 1} y={y + height - 1} width={width - 2} height="1" fill="#000000" opacity="0.18" />
      <rect
        x={gripX}
        y={gripY}
        width={gripWidth}
        height={gripHeight}
        rx={gripHeight / 2}
        fill={ink}
        opacity={isDetailed ? 0.45 : 0.4}
      />
    </g>
  );
}

/** The rebate at the upper edge, and in it the wooden ends of the frames: as many as hang in the box. */
function Frames({ box }: { box: DrawnLayer }) {
  const { x, y, width, height, frameCount } = box;
  const rebate = Math.max(3, Math.round(height / 8));
  const pitch = (width - 2) / frameCount;
  const end = Math.max(1, Math.round(pitch * 0.55));
  const ends = Array.from({ length: frameCount }, (_, index) => {
    const left = Math.round(x + 1 + pitch * (index + 0.5) - end / 2);
    return `M${left} ${y + 2}h${end}v${rebate - 2}h${-end}z`;
  });
  return (
    <>
      <rect x={x + 1} y={y + 1} width={width - 2} height={rebate} fill="#2e2008" opacity="0.72" />
      <path d={ends.join('')} fill="#ecd9ac" />
    </>
  );
}

/** The boards interlock at the corners. */
function FingerJoints({ box, ink }: { box: DrawnLayer; ink: string }) {
  const { x, y, width, height } = box;
  const top = y + 1 + Math.max(3, Math.round(height / 8));
  const room = y + height - 1 - top;
  const depth = Math.max(2, Math.round(height / 12));
  const finger = Math.max(3, depth);
  const count = Math.floor(room / (2 * finger));
  const fingers = Array.from({ length: count }, (_, index) => {
    const fingerTop = Math.round(top + (room - (2 * count - 1) * finger) / 2 + index * 2 * finger);
    return [x + 1, x + width - 1 - depth]
      .map((side) => `M${side} ${fingerTop}h${depth}v${finger}h${-depth}z`)
      .join('');
  });
  return <path d={fingers.join('')} fill={ink} opacity="0.16" />;
}
