import { dailyFlowKg, usualMonthlyUseKg } from '@skep/domain';
import { Card, Heading, Stack, Text, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ColonyFacts } from './colony-facts.ts';
import { StoresForecast } from './StoresForecast.tsx';
import { useIntl } from './use-weight-intl.ts';
import { useKgText } from './useKgText.ts';

/** What a year of daily gains tells of a colony: its flows, what it eats, and how long its stores last. */
export function ColonyYear({ facts }: { facts: ColonyFacts }) {
  const { formatMessage, formatDate } = useIntl();
  const kgText = useKgText();
  const { gainingDays, strongDays, flows, flowKg, months } = facts;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'weight.year' })}</Heading>
        <Figures>
          <Figure
            name={formatMessage({ id: 'weight.flowDays' })}
            value={formatMessage({ id: 'weight.flowDaysText' }, { count: gainingDays, strong: strongDays })}
            help={formatMessage(
              { id: 'weight.flowDaysHelp' },
              { moderate: kgText(dailyFlowKg.moderate), strong: kgText(dailyFlowKg.strong) },
            )}
          />
          <Figure
            name={formatMessage({ id: 'weight.season' })}
            value={formatMessage(
              { id: 'weight.seasonText' },
              { weight: kgText(flowKg), count: flows.length },
            )}
            help={formatMessage({ id: 'weight.seasonHelp' })}
          />
          {months.length > 0 && (
            <Figure
              name={formatMessage({ id: 'weight.winterUse' })}
              value={months.map(({ month, kg }) => (
                <span key={month}>
                  {formatMessage(
                    { id: 'weight.monthUse' },
                    {
                      month: formatDate(`${month}-15`, { month: 'long', timeZone: 'UTC' }),
                      weight: kgText(kg),
                    },
                  )}
                </span>
              ))}
              help={formatMessage(
                { id: 'weight.winterUseHelp' },
                { least: kgText(usualMonthlyUseKg.least), greatest: kgText(usualMonthlyUseKg.greatest) },
              )}
            />
          )}
        </Figures>
        <StoresForecast gains={facts.gains} />
      </Stack>
    </Card>
  );
}

interface FigureProps {
  name: string;
  value: ReactNode;
  help: string;
}

function Figure({ name, value, help }: FigureProps) {
  return (
    <div>
      <dt>
        <Text as="span" size="small" tone="muted">
          {name}
        </Text>
      </dt>
      <Value>{value}</Value>
      <dd>
        <Text as="span" size="small" tone="muted">
          {help}
        </Text>
      </dd>
    </div>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${tokens.space[16]} ${tokens.space[24]};
  margin: 0;
  dd {
    margin: 0;
  }
`;

const Value = styled.dd`
  display: flex;
  flex-direction: column;
  font-weight: 700;
`;
