import {
  Heading,
  Icon,
  IconButton,
  Menu,
  Row,
  Stack,
  useIsInViewport,
  VisuallyHidden,
  wholeWords,
} from '@skep/ui';
import { download, fileName } from '@skep/ui/download';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { ChartTable, type ChartTableProps } from './ChartTable.tsx';
import { chartHeightPx } from './chart-height.ts';
import { csvOf } from './csv.ts';
import type { ChartPeriod } from './curve.ts';
import { useIntl } from './i18n.ts';
import { MarkList } from './MarkList.tsx';
import { MarkStrip } from './MarkStrip.tsx';
import type { ChartMark, PlotArea } from './mark.ts';
import type { MarkedChartProps } from './marked-chart.ts';
import { type PictureLine, pictureOf, pngOf } from './picture.ts';
import { usePan } from './usePan.ts';

export interface ChartFrameProps
  extends Omit<ChartTableProps, 'label'>,
    Pick<MarkedChartProps, 'actions' | 'onPan' | 'onZoom'> {
  title: string;
  /** The drawing in sentences, for who does not see it. */
  summary: string;
  /** Names of the lines, with their last values; shown above the drawing. */
  legend?: ReactNode;
  /** What is drawn, as a picture of it names it. */
  lines: readonly PictureLine[];
  /** Its annotations, above the drawing and below the table. */
  marks: readonly ChartMark[];
  period: ChartPeriod;
  area: PlotArea;
  /** Of the figures, as `kg`; undefined for bare numbers. */
  unit: string | undefined;
  /** IANA zone. */
  timeZone: string;
  /** Shown below the drawing, such as what its colours mean. */
  footing?: ReactNode;
  /** The drawing; begins when it comes near. */
  children: ReactNode;
}

/** The frame of every chart: its name, and other ways to see the same figures. */
export function ChartFrame(chart: ChartFrameProps) {
  const {
    title,
    summary,
    legend,
    lines,
    marks,
    period,
    area,
    unit,
    timeZone,
    footing,
    children,
    actions,
    onPan,
    onZoom,
    ...table
  } = chart;
  const { formatMessage } = useIntl();
  const [isTable, setIsTable] = useState(false);
  const room = useRef<HTMLDivElement>(null);
  const isInViewport = useIsInViewport(room);
  const pan = usePan(room, { period, area, onPan, onZoom });
  const headingId = useId();
  const summaryId = useId();
  const items = useDownloads(title, room, { ...table, lines, unit, timeZone });
  return (
    <Stack as="section" gap={8}>
      <Head>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        <Row gap={0} wrap={false}>
          {actions}
          <IconButton
            icon={isTable ? 'data' : 'list'}
            label={formatMessage({ id: isTable ? 'chart.showChart' : 'chart.showTable' }, { title })}
            onClick={() => setIsTable(!isTable)}
          />
          <Menu
            label={formatMessage({ id: 'chart.actions' }, { title })}
            trigger={<Icon name="download" />}
            items={isTable ? items.slice(0, 1) : items}
          />
        </Row>
      </Head>
      {legend}
      {isTable ? (
        <>
          <ChartTable label={title} {...table} />
          {marks.length > 0 && <MarkList marks={marks} momentText={table.momentText} />}
        </>
      ) : (
        <>
          {marks.length > 0 && (
            <MarkStrip marks={marks} period={period} momentText={table.momentText} area={area} />
          )}
          <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
          <Room ref={room} role="group" aria-labelledby={headingId} aria-describedby={summaryId} {...pan}>
            {isInViewport && children}
          </Room>
          {footing}
        </>
      )}
    </Stack>
  );
}

function useDownloads(
  title: string,
  room: RefObject<HTMLElement | null>,
  {
    times,
    curves,
    lines,
    unit,
    timeZone,
  }: Pick<ChartFrameProps, 'times' | 'curves' | 'lines' | 'unit' | 'timeZone'>,
) {
  const { formatMessage, locale } = useIntl();
  async function picture(kind: 'png' | 'svg') {
    const drawn = room.current ? pictureOf(room.current, title, lines) : undefined;
    if (!drawn) return;
    const content = kind === 'png' ? await pngOf(drawn) : new Blob([drawn.svg], { type: 'image/svg+xml' });
    download(fileName(title, kind), content);
  }
  return [
    {
      id: 'csv',
      label: formatMessage({ id: 'chart.csv' }),
      onSelect: () =>
        download(
          fileName(title, 'csv'),
          new Blob([csvOf({ times, curves, unit, timeZone }, locale)], { type: 'text/csv' }),
        ),
    },
    { id: 'png', label: formatMessage({ id: 'chart.png' }), onSelect: () => void picture('png') },
    { id: 'svg', label: formatMessage({ id: 'chart.svg' }), onSelect: () => void picture('svg') },
  ];
}

// The buttons go below a word that leaves no room for them.
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  align-items: center;
  h2 {
    ${wholeWords}
    overflow-wrap: break-word;
  }
`;

// A finger that goes up or down scrolls the page.
const Room = styled.div`
  touch-action: pan-y;
  height: ${chartHeightPx}px;
`;
