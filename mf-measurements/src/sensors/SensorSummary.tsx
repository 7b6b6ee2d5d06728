import { useNow } from '@skep/remote-kit';
import { Button, Card, Chip, Heading, Row, Stack, Text } from '@skep/ui';
import { hiddenName } from '../device/hidden-name.tsx';
import type { Quantity } from '../device/quantity-options.ts';
import type { SensorRowFragment } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';

export interface SensorSummaryProps {
  definition: SensorRowFragment;
  /** When the next one for the same values begins. */
  until: string | undefined;
  quantities: readonly Quantity[];
  onEdit: () => void;
  onDelete: () => void;
  isDeleting: boolean;
}

/** A definition as it is saved: what it makes of what, and when it holds. */
export function SensorSummary({ definition, until, quantities, ...actions }: SensorSummaryProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { name, input, output, offset, multiplier, validFrom, isInside } = definition;
  const nameOf = (key: string) => quantities.find((quantity) => quantity.key === key)?.name ?? key;
  const day = (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const number = (value: number) => formatNumber(value, { maximumSignificantDigits: 6 });
  const kind = kindOf(validFrom, until, useNow());
  return (
    <Card as="section">
      <Stack gap={8}>
        <Row justify="between" gap={8}>
          <Heading level={2} look={3}>
            {name}
          </Heading>
          <Chip tone={kind === 'now' ? 'success' : 'neutral'}>
            {formatMessage(
              {
                id:
                  kind === 'ahead'
                    ? 'sensors.holdsFrom'
                    : until === undefined
                      ? 'sensors.holdsSince'
                      : 'sensors.held',
              },
              { from: day(validFrom), until: until === undefined ? undefined : day(until) },
            )}
          </Chip>
        </Row>
        <Text>
          {formatMessage(
            { id: 'sensors.makes' },
            {
              input: nameOf(input),
              output: nameOf(output),
              offset: number(offset),
              multiplier: number(multiplier),
            },
          )}
        </Text>
        {isInside != null && (
          <Text tone="muted" size="small">
            {formatMessage({ id: isInside ? 'sensors.inside' : 'sensors.outside' })}
          </Text>
        )}
        <Row gap={8}>
          <Button icon="edit" onClick={actions.onEdit}>
            {formatMessage({ id: 'sensors.edit' }, { name, hidden: hiddenName })}
          </Button>
          <Button kind="quiet" icon="trash" isBusy={actions.isDeleting} onClick={actions.onDelete}>
            {formatMessage({ id: 'sensors.delete' }, { name, hidden: hiddenName })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function kindOf(validFrom: string, until: string | undefined, now: Date): 'ahead' | 'now' | 'before' {
  if (new Date(validFrom) > now) return 'ahead';
  return until === undefined || new Date(until) > now ? 'now' : 'before';
}
