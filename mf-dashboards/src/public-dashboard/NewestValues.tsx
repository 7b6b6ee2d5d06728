import { inUnits, messageAgo, type Units } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from '../use-intl.ts';
import type { shownValues } from './quantities.ts';
import { useMinute } from './useMinute.ts';

export interface NewestValuesProps {
  values: ReturnType<typeof shownValues>;
  units: Units;
}

/** What was measured last, each with how long ago. */
export function NewestValues({ values, units }: NewestValuesProps) {
  const { formatMessage, formatNumber, formatRelativeTime } = useIntl();
  const now = useMinute();
  return (
    <Values>
      {values.map(({ quantity, value, at, shownQuantity }) => {
        const ago = messageAgo(new Date(at), now);
        const read = inUnits({ value, unit: shownQuantity.unit }, units);
        const digits = { maximumFractionDigits: shownQuantity.decimals };
        return (
          <div key={quantity}>
            <Term>
              {formatMessage(
                { id: `screen.value.${shownQuantity.textId}` },
                { number: shownQuantity.number },
              )}
            </Term>
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
