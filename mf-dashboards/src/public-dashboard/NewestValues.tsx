import { inUnits, messageAgo, type Units } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { toldValues } from './quantities.ts';
import { useMinute } from './useMinute.ts';

export interface NewestValuesProps {
  values: ReturnType<typeof toldValues>;
  units: Units;
}

/** What was measured last, each with how long ago. */
export function NewestValues({ values, units }: NewestValuesProps) {
  const { formatMessage, formatNumber, formatRelativeTime } = useIntl();
  const now = useMinute();
  return (
    <Values>
      {values.map(({ quantity, value, at, told }) => {
        const ago = messageAgo(new Date(at), now);
        const read = inUnits({ value, unit: told.unit }, units);
        const digits = { maximumFractionDigits: told.decimals };
        return (
          <div key={quantity}>
            <Term>{formatMessage({ id: `screen.value.${told.textId}` }, { number: told.number })}</Term>
            <Figure>{measuredText(read.value, read.unit, formatNumber, digits)}</Figure>
            <Detail>
              <Text as="span" size="small" tone="muted">
                {formatRelativeTime(ago.value, ago.unit, { numeric: 'auto' })}
              </Text>
            </Detail>
          </div>
        );
      })}
    </Values>
  );
}

const Values = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5em, 1fr));
  gap: ${tokens.space[16]};
  margin: 0;
`;

const Term = styled.dt`
  color: ${tokens.color.textMuted};
`;

const Detail = styled.dd`
  margin: 0;
`;

const Figure = styled(Detail)`
  font-size: 1.75em;
  white-space: nowrap;
  font-weight: ${tokens.font.weightBold};
  line-height: ${tokens.font.lineHeading};
  font-variant-numeric: tabular-nums;
`;
