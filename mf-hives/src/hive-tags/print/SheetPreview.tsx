import { media, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-tag-intl.ts';
import { placesOnCard } from './card-places.ts';
import type { Area } from './pdf.ts';
import { cutsOfSheet, dealToSheets, type SheetFormat, sheetSize } from './sheets.ts';

export interface SheetPreviewProps {
  /** Numbers of the tags. */
  numbers: readonly string[];
  format: SheetFormat;
  firstPlace: number;
}

/** The first sheet as it will come out of the printer, with a sign in place of each code. */
export function SheetPreview({ numbers, format, firstPlace }: SheetPreviewProps) {
  const { formatMessage } = useIntl();
  const [sheet = []] = dealToSheets(numbers, format, firstPlace);
  const { widthMm, heightMm } = sheetSize;
  return (
    <Sheet
      viewBox={`0 0 ${widthMm} ${heightMm}`}
      role="img"
      aria-label={formatMessage({ id: 'tags.preview' })}
    >
      {cutsOfSheet(format).map((cut) => (
        <rect key={`${cut.xMm} ${cut.yMm}`} className="cut" {...rectOf(cut)} />
      ))}
      {sheet.map(({ thing: number, place }) => {
        const { code, digits } = placesOnCard(place);
        return (
          <g key={number}>
            <CodeSign area={code} />
            <text
              x={digits.xMm + digits.widthMm / 2}
              y={digits.yMm + digits.heightMm * 0.9}
              fontSize={digits.heightMm * 1.15}
            >
              {number}
            </text>
          </g>
        );
      })}
    </Sheet>
  );
}

/** The three eyes of a QR code, by which anybody knows one. */
function CodeSign({ area }: { area: Area }) {
  const { xMm, yMm, widthMm: size } = area;
  const eye = size * 0.3;
  const eyes: [number, number][] = [
    [0, 0],
    [size - eye, 0],
    [0, size - eye],
  ];
  const dot = size * 0.1;
  return (
    <>
      {eyes.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <rect x={xMm + x} y={yMm + y} width={eye} height={eye} />
          <rect
            className="paper"
            x={xMm + x + eye * 0.16}
            y={yMm + y + eye * 0.16}
            width={eye * 0.68}
            height={eye * 0.68}
          />
          <rect x={xMm + x + eye * 0.32} y={yMm + y + eye * 0.32} width={eye * 0.36} height={eye * 0.36} />
        </g>
      ))}
      {[0.4, 0.6, 0.8].flatMap((down) =>
        [0.4, 0.6, 0.8].map((right) => (
          <rect
            key={`${right} ${down}`}
            x={xMm + size * right + (down === 0.6 ? dot * 0.6 : 0)}
            y={yMm + size * down}
            width={dot}
            height={dot}
          />
        )),
      )}
    </>
  );
}

function rectOf({ xMm, yMm, widthMm, heightMm }: Area) {
  return { x: xMm, y: yMm, width: Math.max(widthMm, 0.4), height: Math.max(heightMm, 0.4) };
}

// Paper is white and ink is black, also in the dark.
const Sheet = styled.svg`
  display: block;
  width: 100%;
  max-width: 18rem;
  ${media.phone} {
    max-width: 11rem;
  }
  margin-inline: auto;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  background: white;
  box-shadow: ${tokens.shadow.card};
  fill: black;
  .paper {
    fill: white;
  }
  .cut {
    fill: silver;
  }
  text {
    font-family: ${tokens.font.family};
    font-weight: ${tokens.font.weightBold};
    text-anchor: middle;
  }
`;
