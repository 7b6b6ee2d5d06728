import { tokens } from '@skep/ui';
import styled from 'styled-components';

/** A4 in millimetres, which a page that is laid flat fills. */
const page = { width: 210, height: 297 };

export interface CutOutProps {
  /** Of the whole page, laid flat. */
  src: string;
  /** In millimetres of the page. */
  area: { x: number; y: number; width: number; height: number };
  /** What is to be seen in it. */
  label: string;
}

/** A part of a page, cut out by the browser: one picture is loaded for all fields of a page. */
export function CutOut({ src, area, label }: CutOutProps) {
  const { x, y, width, height } = area;
  return (
    <Part
      role="img"
      aria-label={label}
      style={{
        aspectRatio: `${width} / ${height}`,
        maxWidth: `${width * pixelsPerMm}px`,
        backgroundImage: `url("${src}")`,
        backgroundSize: `${(100 * page.width) / width}% auto`,
        backgroundPosition: `${percent(x, page.width - width)} ${percent(y, page.height - height)}`,
      }}
    />
  );
}

/** On the screen: handwriting is shown a little larger than it is. */
const pixelsPerMm = 5.5;

/** As CSS places a larger picture in a smaller frame. */
const percent = (from: number, room: number) => `${room <= 0 ? 0 : (100 * from) / room}%`;

// Paper is white, also in the dark.
const Part = styled.div`
  width: 100%;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  background-color: white;
  background-repeat: no-repeat;
`;
