import { WallChart } from '@skep/charts/wall';
import { inUnits, type Units } from '@skep/domain';
import { Card, Heading, Text, tokens } from '@skep/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import { wholeWall } from './kiosk-size.ts';
import { drawnCurves, periodOf, shownQuantityOf, unitsOf } from './quantities.ts';
import type { Shown, ShownHive } from './shown.ts';

/** What the bees keep their brood at. */
function broodIn(units: Units) {
  const degrees = (value: number) => inUnits({ value, unit: '°C' }, units);
  return { from: degrees(34).value, to: degrees(36).value, unit: degrees(0).unit };
}

/** Weight and temperatures over the dashboard's time, each with two lines for people who know nothing of bees. */
export function Curves({ hive, screen }: { hive: ShownHive; screen: Shown }) {
  const { formatMessage, formatNumber } = useIntl();
  const band = broodIn(unitsOf(screen));
  const [from, to] = [band.from, band.to].map((value) => formatNumber(value, { maximumFractionDigits: 0 }));
  return (
    <Columns>
      <OneChart
        hive={hive}
        screen={screen}
        kind="weight"
        means={[
          formatMessage({ id: 'screen.weightMeans.rising' }),
          formatMessage({ id: 'screen.weightMeans.falling' }),
        ]}
      />
      <OneChart
        hive={hive}
        screen={screen}
        kind="temperature"
        means={[
          formatMessage(
            { id: 'screen.temperatureMeans.brood' },
            { range: `${from}–${to}\u00a0${band.unit}` },
          ),
          formatMessage({ id: 'screen.temperatureMeans.winter' }),
        ]}
      />
    </Columns>
  );
}

interface OneChartProps {
  hive: ShownHive;
  screen: Shown;
  kind: 'weight' | 'temperature';
  means: readonly string[];
}

function OneChart({ hive, screen, kind, means }: OneChartProps) {
  const { formatMessage } = useIntl();
  const isWeight = kind === 'weight';
  const units = unitsOf(screen);
  const storedUnit = isWeight ? 'kg' : '°C';
  const times = useMemo(() => screen.times.map((time) => Date.parse(time)), [screen.times]);
  const curves = drawnCurves(hive, isWeight).map(({ quantity, mean, color }) => {
    const shownQuantity = shownQuantityOf(quantity);
    const name =
      shownQuantity &&
      formatMessage({ id: `screen.value.${shownQuantity.textId}` }, { number: shownQuantity.number });
    const read = mean.map((value) =>
      value === null ? null : inUnits({ value, unit: storedUnit }, units).value,
    );
    return { key: quantity, name: name ?? quantity, color, mean: read };
  });
  if (curves.length === 0) return null;
  const title = formatMessage({ id: isWeight ? 'screen.value.weight' : 'screen.temperature' });
  const bands = isWeight ? [] : [{ ...broodIn(units), label: formatMessage({ id: 'screen.broodBand' }) }];
  return (
    <Card as="section">
      <Head>
        <Heading level={2}>{title}</Heading>
        {!isWeight && <Legend curves={curves} />}
      </Head>
      <WallChart
        title={title}
        times={times}
        curves={curves}
        period={periodOf(screen)}
        bands={bands}
        unit={inUnits({ value: 0, unit: storedUnit }, units).unit}
        decimals={1}
        leastRange={2}
      />
      {means.map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
    </Card>
  );
}

function Legend({ curves }: { curves: readonly { key: string; name: string; color: string }[] }) {
  const { formatMessage } = useIntl();
  return (
    <Names>
      {curves.map(({ key, name, color }) => (
        <li key={key}>
          <Mark style={{ background: color }} /> {name}
        </li>
      ))}
      <li>
        <Mark style={{ background: tokens.color.successSoft }} /> {formatMessage({ id: 'screen.broodBand' })}
      </li>
    </Names>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  min-height: 0;
  & > section {
    display: flex;
    flex-direction: column;
    gap: ${tokens.space[4]};
    min-height: 0;
  }
  & > section > [role='img'] {
    flex: 1;
    min-height: 9em;
  }
  ${wholeWall} {
    grid-auto-rows: minmax(0, 1fr);
    & > section > [role='img'] {
      min-height: 0;
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[24]};
  align-items: baseline;
`;

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Mark = styled.span`
  display: inline-block;
  width: 1.2em;
  height: 0.4em;
  border-radius: ${tokens.radius.small};
  vertical-align: middle;
`;
