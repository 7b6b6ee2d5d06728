import { isLightColour } from '../color-field/swatches.ts';
import type { DrawnLayer } from './hive-layers.ts';

export interface HiveBoxProps {
  box: DrawnLayer;
  /** Shows joints and frames; small drawings have no room for them. */
  isDetailed: boolean;
}

/** A honey super or a brood box: painted wood with finger joints, a hand-hold and the frames behind. */
export function HiveBox({ box, isDetailed }: HiveBoxProps) {
  const { x, y, width, height, color } = box;
  const ink = isLightColour(color) ? '#000000' : '#ffffff';
  const gripWidth = Math.round(width / 4);
  const gripHeight = Math.max(2, Math.round(height / 8));
  const gripX = x + Math.round((width - gripWidth) / 2);
  const gripY = y + Math.round(height * 0.4);

  return (
    <g>
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={width - 1}
        height={height - 1}
        fill={color}
        stroke="var(--hive-line)"
      />
      {isDetailed && <Frames box={box} ink={ink} />}
      {isDetailed && <FingerJoints box={box} ink={ink} />}
      <rect x={x + 1} y={y + 1} width={width - 2} height="1" fill="#ffffff" opacity="0.4" />
      <rect x={x + 1} y={y + height - 2} width={width - 2} height="1" fill="#000000" opacity="0.2" />
      <rect
        x={gripX}
        y={gripY}
        width={gripWidth}
        height={gripHeight}
        rx={gripHeight / 2}
        fill={ink}
        opacity={isDetailed ? 0.5 : 0.4}
      />
    </g>
  );
}

/** The ends of the frames, as fine lines at the upper edge: as many as hang in the box. */
function Frames({ box, ink }: { box: DrawnLayer; ink: string }) {
  const { x, y, width, height, frameCount } = box;
  const inset = Math.round(width / 14);
  const gap = (width - 2 * inset) / frameCount;
  const length = Math.round(height / 5);
  const lines = Array.from({ length: frameCount }, (_, index) => {
    const lineX = Math.round(x + inset + gap * (index + 0.5)) + 0.5;
    return `M${lineX} ${y + 2}v${length}`;
  });
  return <path d={lines.join('')} stroke={ink} opacity="0.35" />;
}

/** The boards interlock at the corners. */
function FingerJoints({ box, ink }: { box: DrawnLayer; ink: string }) {
  const { x, y, width, height } = box;
  const depth = Math.max(2, Math.round(width / 24));
  const count = Math.max(3, Math.round(height / (depth * 2.4)) | 1);
  const finger = (height - 2) / count;
  const fingers = Array.from({ length: count }, (_, index) => {
    const top = y + 1 + index * finger;
    const side = index % 2 === 0 ? x + 1 : x + width - 1 - depth;
    return `M${side} ${top.toFixed(2)}h${depth}v${finger.toFixed(2)}h${-depth}z`;
  });
  return <path d={fingers.join('')} fill={ink} opacity="0.14" />;
}
